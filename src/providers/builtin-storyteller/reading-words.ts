/** What a goal is about is of one of these kinds. */
export type Nature =
  | 'carried'
  | 'animal'
  | 'herd'
  | 'person'
  | 'group'
  | 'place'
  | 'paper'
  | 'sum'
  | 'substance'
  | 'machine'
  | 'spirit'
  | 'knowledge'
  | 'state';

/** Where a story is, as far as it decides what can be found there. */
export type Site =
  | 'ship'
  | 'station'
  | 'town'
  | 'road'
  | 'wilderness'
  | 'house'
  | 'school'
  | 'court'
  | 'prison'
  | 'sea'
  | 'island'
  | 'underwater'
  | 'desert'
  | 'country'
  | 'anywhere';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns by what they are; a word stands in the first list that has it. */
export const natureWords: readonly (readonly [Nature, ReadonlySet<string>])[] = [
  ['herd', list('herd cattle flock sheep swarm birds horses bees cows oxen')],
  [
    'animal',
    list(
      'goat dog hound puppy cat kitten horse mare foal pony donkey mule cow bull calf pig lamb ram goose duck hen swan owl raven crow falcon hawk parrot dragon unicorn griffin phoenix wolf fox bear tiger lion elephant monkey whale turtle tortoise snake beast penguin rabbit bird fish',
    ),
  ],
  [
    'group',
    list(
      'everyone everybody us people family families crew guests children schoolchildren neighbours neighbors climbers friends parents refugees villagers townsfolk strike ring gang mob clan tribe settlers workers slaves hostages nuns army rebels fleet ghosts band team choir brothers sisters',
    ),
  ],
  [
    'spirit',
    list(
      'ghost spirit demon devil god goddess angel soul shadow reflection thing haunting phantom curse-bearer',
    ),
  ],
  [
    'person',
    list(
      'him her brother sister mother father son daughter child baby husband wife friend twin uncle aunt cousin partner lover love sweetheart grandmother grandfather nephew niece bride groom captain king queen prince princess emperor empress duke duchess baron archon girl boy man woman somebody someone doctor nurse pilot sheriff marshal witness guard hacker killer murderer murderess thief spy mole traitor forger actress actor inventor professor teacher pianist cellist violinist musician painter poet knight wizard witch mage priest bishop cardinal monk nun soldier general president chancellor mayor governor senator ambassador heir prisoner hostage stranger villain arch-enemy enemy rival master apprentice mentor hero sidekick moth owner sailor smuggler pirate outlaw bandit assassin tyrant warlord lord lady saint tomb-robber detective agent',
    ),
  ],
  [
    'paper',
    list(
      'letter map chart book deed will scroll diary journal manuscript ledger treaty contract note document manifesto recipe score photograph portrait code files file blueprint message record plan formula passport permit licence license warrant evidence',
    ),
  ],
  [
    'sum',
    list('debt money fortune gold rich vault ransom rent loan pension prize jackpot wages price treasure'),
  ],
  [
    'substance',
    list(
      'water serum rain medicine cure antidote vaccine oil fuel food bread grain seed salt wine poison blood air oxygen ice powder spice',
    ),
  ],
  [
    'machine',
    list(
      'reactor ship flagship boat car ambulance robot android automaton ai engine bomb tower fortress machine train plane airship rocket clock plant generator computer satellite truck submarine weapon heart probe drone',
    ),
  ],
  [
    'knowledge',
    list(
      'truth secret memory memories voice name answer why riddle mystery language past reason powers song',
    ),
  ],
  [
    'place',
    list(
      'city town village island isle land valley spring river lake sea temple tomb mine home house road path pass planet world moon colony station farm ranch orchard forest wood garden oasis harbour harbor bridge castle school inn library kingdom realm ruin cave mountain homestead shop bakery theatre theater church mill lighthouse reef park bookshop estate manor settlement room gate door dome block platform vineyard apartment desert taiga prison jail fort wall hotel',
    ),
  ],
  [
    'carried',
    list(
      'crown scarab flute package parcel box ring sword jewel necklace mummy jar pizza painting statue idol goblet chalice key lantern amulet bone cup bell coin medal trophy watch gem diamond ruby stone mask mirror violin doll egg crystal relic sceptre scepter flag laughter corpse body',
    ),
  ],
  [
    'state',
    list(
      'freedom peace curse war plague innocence job exam contest race assassination marriage wedding storm winter throne sickness justice independence',
    ),
  ],
];

/** Nouns by the kind of place that they are. */
export const siteWords: readonly (readonly [Site, ReadonlySet<string>])[] = [
  ['underwater', list('underwater undersea submarine drowned seabed sea-floor')],
  ['prison', list('prison jail gaol dungeon penitentiary site gulag')],
  [
    'ship',
    list(
      'ship freighter airship galley dreadnought boat barge yacht vessel flagship cruise carrier fleet galleon steamer starship frigate cruiser shuttle ark ferry wreck',
    ),
  ],
  ['station', list('station base orbital asteroid colony outpost habitat spaceport ringworld moonbase')],
  ['school', list('school academy university college classroom campus')],
  ['court', list('court palace courts throne-room')],
  ['island', list('island isle islands atoll rig')],
  ['sea', list('raft ocean sea lifeboat platform pacific atlantic baltic barents caribbean mediterranean')],
  ['desert', list('desert sahara dunes flats wasteland')],
  [
    'road',
    list(
      'road trail highway train stagecoach motorway landing caravan lanes railway pass route pilgrimage airstrip airport',
    ),
  ],
  ['country', list('kingdom empire country border suburbs realm province nation land')],
  [
    'wilderness',
    list(
      'jungle forest woods wood mountain mountains passes taiga tundra cave caves trench mine mines steppe goldfield moor andes canyon valley swamp marsh glacier country plains prairie hills moon planet wild wilderness fortress river coast',
    ),
  ],
  [
    'house',
    list(
      'house hotel castle inn hospital laundrette museum theatre theater apartment lodge resort abbey convent monastery farm ranch bank library vault clinic office home block studio workshop embassy mansion manor ward zoo shop bookshop vineyard lighthouse farmhouse cabin breakfast bakery tower laboratory lab cottage pub tavern church temple estate institute asylum',
    ),
  ],
  [
    'town',
    list(
      'city town village port market metropolis quarter levels subway sewers docks harbour harbor settlement arcology suburb ruins street streets dome megablock sprawl camp favela slum carnival capital borough district fort',
    ),
  ],
];
