"""run.py SPEC BOARDS GAMES SEED PLAYERS: PLAYERS like 3,4,2,0 ; prints partial summary each 50 games."""
import sys, time, tomllib, statistics
from collections import Counter
from monkey_palace.bots import balance as bal
from monkey_palace.bots.match import play_game
from monkey_palace.bots.planner import PlannerBot
from monkey_palace.cards.model import set_from
from monkey_palace.cards.deck_format import PILES
SYM={"w":"brick_or_arch","c":"column","a":"arch","b":"brick"}
D="/tmp/h4/rules/monkey_palace/data/house/"
def sym(t): return dict(Counter(SYM[x] for x in t if x!="-"))
def spec_set(path, boards):
    if path=="pkg":
        import tomllib as t; cards=t.load(open(D+"cards.toml","rb"))
    else:
        cs=[]
        for line in open(path):
            line=line.split("#")[0].strip()
            if not line: continue
            id,b,o,r=line.split()
            p={"m":"multi","lg":"light_green","dg":"dark_green","g":"gold"}[id[:-2]]+"-"+id[-2]
            cs.append(dict(id=id,pile=p,bananas=int(b),one_time=sym(o),recurring=sym(r)))
        assert len(cs)==67
        cards=dict(card=cs,set="house",provenance="house")
    return set_from(cards,tomllib.load(open(boards,"rb")),tomllib.load(open(D+"ground_maps.toml","rb")))
def summary(b,sc,cpu):
    games=len(b.games)
    short=Counter()
    print(f"{b.players}p n={games} rounds {b.mean_rounds:.2f} score {b.mean_score:.1f}"," ".join(f"{k} {v:.3f}" for k,v in b.shares.items()),"seats"," ".join(f"{w.rate:.3f}" for w in b.seats),"means"," ".join(f"{statistics.mean(x):.1f}" for x in sc),f"cpu {cpu:.0f}")
def full(b):
    for p in PILES:
        ss=[s for s in b.sales if s.card.pile==p]
        print(f"  {p:14s} unt {b.untouched[p]:.2f} ", " ".join(f"{s.card.id[-1]}{s.rate*100:.0f}/{s.offers}" for s in ss))
    for m in bal.misses(b): print("   MISSED",m)
def run(cs,n,games,seed):
    short=Counter();left=Counter();gs=[];sc=[[] for _ in range(n)];t=time.process_time()
    for g in range(games):
        game=play_game([PlannerBot()]*n,seed+g,settings=bal.SETTINGS,data_set=cs)
        short[game.state.shortage.piece.value]+=1
        for k in ('arch','brick','column'): left[k]+=game.state.supply[k]
        gs.append(bal.balance_of(game))
        for i,s in enumerate(game.score()): sc[i].append(s.total)
        if (g+1)%100==0 or g+1==games: summary(bal.Balance(cs,n,tuple(gs)),sc,time.process_time()-t); sys.stdout.flush()
    print('   short',dict(short),'left',{k:round(v/games,1) for k,v in left.items()})
    full(bal.Balance(cs,n,tuple(gs))); sys.stdout.flush()
path,boards,games,seed,pl=sys.argv[1:6]
cs=spec_set(path,boards)
for n in map(int,pl.split(",")):
    if n==0:
        t=time.process_time(); w=bal.cheapest_wins(cs,int(games),int(seed)); print("cheapest",w.rate,w.low,w.high,f"cpu {time.process_time()-t:.0f}"); sys.stdout.flush()
    else: run(cs,n,int(games),int(seed))
