import { byLetter } from './exclusions.ts';
import type { LocaleId } from './locale.ts';
import type { Card } from './pack.ts';

/*
 * What a place does not have, as regular expressions for whole words. A line that names such a thing is not told there.
 */

const farm =
  'barns?|barnyard|hay|haystack|hayloft|plough|ploughed|stables?|cows?|cal(?:f|ves)|ox|oxen|sheep|shepherd(?:ess)?|lambs?|goats?|goatherd|pigs?|swineherd|hens?|hen-?house|chickens?|cockerel|rooster|gees?e|goose|ducks?|mules?|muleteer|donkeys?|horses?|horseback|pony|ponies|mares?|foals?|carts?|carters?|cartload|wheelbarrow|wagons?|wagoner|cattle|herds?|herdsman|drovers?|farms?|farmers?|farmhouse|farmyard|meadows?|orchards?|hedges?|harvest|millers?|mill|windmill|water-?wheel|bee-?hives?|beekeeper|bees|turnips?|marrows?|cabbages?|pasture|fences?|pigsty|manure|scarecrow|reins|saddles?|saddlebags?|stirrups?|hoof|hooves|bridle|ostler|coachm[ae]n|coach|coaches|stagecoach|rode|rider|riders|ride off|apple trees?|vineyards?|wheat|barley|oats';
const town =
  'villages?|villagers?|lanes?|bakers?|bakery|bakehouse|butchers?|grocers?|shopkeepers?|market(?:s| day| square| place)?|fairground|the fair|town hall|towns?|townsfolk|townspeople|city|cities|council|councill?ors?|mayor|alderm[ae]n|church|churches|churchyards?|parish|vicars?|vergers?|sextons?|gravediggers?|grave-diggers?|graveyards?|cemeter(?:y|ies)|taverns?|inns?|innkeepers?|neighbou?rs?|neighbou?rhood|landlords?|landlady|tenants?|rent|cobble(?:s|stones)|pavements?|trams?|tramlines|taxis?|bus|buses|postm[ae]n|post office|notar(?:y|ies)|streets?|alleys?|fountains?|parks?|suburbs?|gardens?|gardeners?|barbers?|blacksmiths?|smithy|cobblers?|tinkers?|pedlars?|beggars?|chimney(?:s| sweep)?|gutters?|doorsteps?|porch|weathercocks?|lamp-?posts?|toll-?(?:keeper|gate|house|taker)?s?|turnpike|theatres?|operas?|hotels?|cinemas?|cafés?|shops?|shop window|drapers?|tailors?|milliners?|seamstress|haberdasher|pawn-?brokers?|pawnshops?|schoolmasters?|schoolhouse|constables?|sheriff|county|bell tower|steeple|belfry|auction(?:s|eer)?|cottages?|laundress|washerwom[ae]n|matchmaker|wedding breakfast|bailiffs?|magistrates?|night ?watchm[ae]n';
const land =
  'hills?|hillsides?|valleys?|ridges?|mountains?|woods|woodland|woodshed|woodpile|forests?|trees?|grass|rivers?|riverbank|streams?|brooks?|ponds?|lakes?|fords?|roads?|roadside|crossroads?|footpaths?|ditch(?:es)?|mud|muddy|milestones?|moors?|marsh(?:es)?|swamps?|heath|cliffs?|canyons?|gull(?:y|ies)|bush(?:es)?|signposts?|brambles?|nettles?|acorns?|oaks?|birch(?:es)?|willows?|pines?|elms?|lime tree|swing|bridges? over|footbridge|quarry|waterfalls?';
const beasts =
  'crows?|rooks|ravens?|hawks?|owls?|swallows|sparrows?|pigeons?|thrush|blackbirds?|magpies?|storks?|herons?|buzzards?|parrots?|hedgehogs?|rabbits?|hares?|fox|foxes|wolf|wolves|bears?|deer|stags?|snails?|frogs?|toads?|lizards?|butterfl(?:y|ies)|wasps?|squirrels?|dogs?|puppy|hounds?|bats';
const weather =
  'rain|rained|raining|rainy|snow|snows|snowed|snowing|snowdrifts?|hail|winds?|windy|breeze|storms?|thunder|cloud|clouds|cloudy|fog|foggy|mist|misty|frost|icicles?|the sun|sunlight|sunshine|sunny|sunrise|sunset|moonlight|puddles?|drizzle|dew';
const hearth =
  'stoves?|hearths?|hearthstone|fireplaces?|firewood|kindling|candles?|candlesticks?|lamp oil|oil lamps?|coals?|soot|the wood|of wood|wooden|logs for|fetch wood|thatch(?:ed)?|brick(?:s|layer)?';
const coast =
  'seaside|tides?|harbou?rs?|harbou?r ?master|quays?|quayside|piers?|jetty|jetties|boats?|boatm[ae]n|rowing|rowed|oars?|fisherm[ae]n|fishwife|fishing|gulls?|shores?|beach(?:es)?|ferry|ferries|ferrym[ae]n|lighthouses?|islands?|trawlers?|sails?|masts?|anchors?';
const rooms =
  'doors?|doorways?|doorposts?|walls?|windows?|window ?panes?|pane|sill|stairs?|staircase|stairwell|landing|rooms?|corridors?|passages?|cellars?|attics?|ceilings?|floors?|floorboards?|tables?|chairs?|armchair|beds?|bench(?:es)?|roofs?|rooftops?|houses?|household|halls?|locks?|keyholes?|hinges?|gates?|gatepost|kitchens?|cupboards?|drawers?|shel(?:f|ves)|lintel|pillars?|curtains?|mirror|steps were|in every street|crowds?|passers-by';
const trade =
  'messages to answer|offices?|cactus|desks?|parking|receipts?|telephones?|the iron on|kerb|traffic|posters?|vans?|printer|refrigerator|wardrobe|ashtray|ticket machine|ladders|business elsewhere|customers?';
const old =
  'cock|cocks|onions?|herbs|sawdust|ants|snails?|patch of sun|the sky|the square|the crossing|statues?|warm stone|old smoke|smoke from|towers?|horseshoes?|axe|the block|rafters|flagstones|beaten earth|loaf|worn in the middle|picked up a stone|bread|roofs?|rooftops?|a stick|almanac|spectacles|chess';
const indoors = `${farm}|${town}|${land}|${beasts}|${weather}`;
const lacks: { readonly [locale in LocaleId]: string } = {
  spaceship: `borrowed ship|${old}|gates?|${indoors}|${hearth}|houses?|household|${coast}|floorboards|wells?|pigeons?|the sea|fish`,
  station: `${old}|gates?|${indoors}|${hearth}|houses?|household|${coast}|floorboards|wells?|the sea|fish`,
  underwater: `${old}|gates?|${indoors}|${hearth}|houses?|household|quays?|piers?|ferry|ferries|beach(?:es)?|floorboards|wells?`,
  ship: `gates?|${trade}|ants|horseshoes?|the block|beaten earth|statues?|${farm}|${town}|${land}|crows?|rooks|ravens?|owls?|hedgehogs?|rabbits?|hares?|fox|foxes|wolves|deer|snails?|frogs?|toads?|lizards?|butterfl(?:y|ies)|squirrels?|fireplaces?|cellars?|attics?|houses?|wells?|brick(?:s|layer)?|roofs?|walls of|railing at`,
  raft: `${farm}|${town}|${land}|${rooms}|${trade}|${old}|hawks?|cats?|hammering|nail heads|upstairs|carpet|sink|bootlace|walked (?:a little|along|on)|stranger|chalk|collar|dug a hole|a child asked|crows?|rooks|ravens?|owls?|pigeons?|hedgehogs?|rabbits?|hares?|fox|foxes|wolves|deer|snails?|frogs?|toads?|lizards?|butterfl(?:y|ies)|squirrels?|dogs?|bats|fireplaces?|stoves?|hearths?|candles?|lamps?|dust|dusty|wells?|brick(?:s|layer)?|snow|frost`,
  rig: `gates?|ants|cock|sawdust|horseshoes?|axe|rafters|statues?|kerb|traffic|vans?|${farm}|${town}|${land}|crows?|rooks|ravens?|owls?|hedgehogs?|rabbits?|hares?|fox|foxes|wolves|deer|snails?|frogs?|toads?|lizards?|butterfl(?:y|ies)|squirrels?|dogs?|${hearth}|cellars?|attics?|houses?|wells?`,
  island:
    'mules?|muleteer|trams?|tramlines|trains?|railways?|bus|buses|taxis?|coach|coaches|coachm[ae]n|stagecoach|highways?|turnpike|toll-?(?:keeper|gate|house|taker)s?|town hall|city|cities|suburbs?|theatres?|operas?|cinemas?|cattle|herds of|drovers?|snow|snowed|snowdrifts?|frost|ice|county|cobble(?:s|stones)|alleys?|mayor|alderm[ae]n|council|councill?ors?|cathedral|river ?banks?|windmill|prairie|desert|pass over the mountains',
  prison: `${trade}|horseshoes?|axe|every household|${farm}|${town}|${land}|${coast}|woods?|attics?|fireplaces?|hearths?|stoves?|holiday|customers?|at liberty`,
  desert: `gates?|${trade}|upstairs|carpet|sink|${coast}|villages?|lanes?|rivers?|riverbank|streams?|brooks?|ponds?|lakes?|fords?|rain|rained|raining|rainy|snow|snows|snowed|snowing|snowdrifts?|hail|fog|foggy|mist|misty|frost|ice|icicles?|mud|muddy|puddles?|drizzle|dew|forests?|woods|woodland|woodshed|trees?|grass|meadows?|orchards?|hedges?|moors?|marsh(?:es)?|swamps?|oaks?|birch(?:es)?|willows?|pines?|elms?|mushrooms?|cows?|pigs?|gees?e|goose|ducks?|ploughs?|barns?|mill|millers?|bakers?|bakery|cobble(?:s|stones)|trams?|tramlines|bus|buses|streets?|alleys?|town hall|mayor|council|councill?ors?|alderm[ae]n|church|churchyards?|parish|vicars?|sextons?|taverns?|landlady|chimneys?|gutters?|fountains?|parks?|gardens?|theatres?|operas?|hotels?|post office|postm[ae]n|hay|turnips?|cabbages?|attics?|cellars?|bridges?|frogs?|snails?|stoves?|neighbou?rs?`,
  wild: `gates?|${trade}|saddles|carpet|sink|spectacles|almanac|${coast}|villages?|villagers?|lanes?|bakers?|bakery|bakehouse|butchers?|grocers?|shopkeepers?|markets?|town hall|towns?|townsfolk|townspeople|city|cities|council|councill?ors?|mayor|alderm[ae]n|churchyards?|parish|vicars?|vergers?|sextons?|gravediggers?|taverns?|inns?|innkeepers?|landlords?|landlady|tenants?|rent|cobble(?:s|stones)|pavements?|trams?|taxis?|bus|buses|post office|postm[ae]n|notar(?:y|ies)|streets?|alleys?|fountains?|parks?|suburbs?|gardens?|gardeners?|barbers?|cobblers?|chimneys?|gutters?|doorsteps?|porch|lamp-?posts?|theatres?|operas?|hotels?|cinemas?|shops?|tailors?|pawn-?brokers?|pawnshops?|schoolhouse|constables?|bell tower|steeple|belfry|auctions?|cellars?|attics?|corridors?|drawers?|cupboards?|neighbou?rs?|upstairs|downstairs|stairs?|staircase|orchards?|barns?|hen-?house|hens?|gees?e|goose|ducks?|cows?|pigs?|ploughs?|millers?|mill|carters?|railings?`,
  ice: `gates?|${trade}|${old}|${farm}|${town}|${land}|boats?|boatm[ae]n|ferry|ferries|ferrym[ae]n|harbou?rs?|quays?|piers?|jetty|beach(?:es)?|fisherm[ae]n|lighthouses?|crows?|rooks|owls?|swallows|sparrows?|pigeons?|storks?|herons?|hedgehogs?|rabbits?|hares?|snails?|frogs?|toads?|lizards?|butterfl(?:y|ies)|wasps?|squirrels?|bats|moss|dust|dusty|mud|cellars?|attics?|corridors?|stairs?|staircase|upstairs|windows?|curtains?|rain|rained|carpet|rushes|chalk|bricks?`,
  school: `cows?|cal(?:f|ves)|ox|oxen|pigs?|mules?|muleteer|donkeys?|cattle|drovers?|millers?|mill|barns?|hayloft|ploughs?|taverns?|innkeepers?|landlords?|landlady|tenants?|rent|toll-?(?:keeper|gate|house|taker)s?|notar(?:y|ies)|harbou?rs?|quays?|ferry|ferrym[ae]n|fisherm[ae]n|market (?:day|square)|mayor|alderm[ae]n|town hall|councill?ors?|drains|pawn-?brokers?|pawnshops?|auctions?|wolves`,
  court: `villages?|villagers?|lanes?|bakers?|bakery|bakehouse|butchers?|millers?|mill|farms?|farmers?|farmhouse|farmyard|barns?|haystack|hayloft|plough|cows?|cal(?:f|ves)|ox|oxen|sheep|goats?|pigs?|gees?e|goose|hens?|mules?|muleteer|donkeys?|drovers?|cattle|mayor|alderm[ae]n|town hall|taverns?|innkeepers?|landlords?|landlady|tenants?|rent|neighbou?rs?|streets?|alleys?|trams?|taxis?|bus|buses|shops?|pawn-?brokers?|pawnshops?|harbou?rs?|quays?|ferry|ferrym[ae]n|fisherm[ae]n|toll-?(?:keeper|gate|house|taker)s?|post office|cottages?|washing lines?`,
  abbey: `lanes?|bakers?|butchers?|shopkeepers?|mayor|alderm[ae]n|town hall|councill?ors?|taverns?|innkeepers?|landlords?|landlady|tenants?|rent|streets?|alleys?|trams?|taxis?|bus|buses|shops?|pawn-?brokers?|pawnshops?|theatres?|operas?|hotels?|cinemas?|auctions?|toll-?(?:keeper|gate|house|taker)s?|husbands?|wives|midwife|matchmaker|cobble(?:s|stones)|big pupils|widows?`,
  hospital: `villages?|lanes?|bakers?|bakery|butchers?|${farm}|${coast}|mayor|alderm[ae]n|town hall|councill?ors?|taverns?|innkeepers?|landlords?|landlady|tenants?|alleys?|trams?|shops?|pawn-?brokers?|pawnshops?|theatres?|operas?|auctions?|toll-?(?:keeper|gate|house|taker)s?|cobble(?:s|stones)|rivers?|fords?|hills?|valleys?|crossroads?|sextons?`,
  house: `${farm}|${coast}|villages?|villagers?|lanes?|millers?|butchers?|town hall|mayor|alderm[ae]n|councill?ors?|taverns?|innkeepers?|parish|churchyards?|sextons?|toll-?(?:keeper|gate|house|taker)s?|valleys?|ridges?|mountains?|forests?|rivers?|riverbank|streams?|brooks?|ponds?|lakes?|fords?|ditch(?:es)?|mud|muddy|moors?|marsh(?:es)?|swamps?|cobble(?:s|stones)|crossroads?|woodshed|washing lines?`,
  train: `gates?|${farm}|${town}|${coast}|ponds?|brooks?|fords?|ditch(?:es)?|mud|muddy|woodshed|hedgehogs?|rabbits?|frogs?|toads?|snails?|cellars?|attics?|hearths?|fireplaces?|houses?|wells?|caves?`,
};

const found = new Map<LocaleId, RegExp>();

/** Finds what a place does not have. */
function lackedIn(locale: LocaleId): RegExp {
  const known = found.get(locale);
  if (known !== undefined) return known;
  const words = new RegExp(`\\b(?:${byLetter(lacks[locale])})\\b`, 'i');
  found.set(locale, words);
  return words;
}

/** What is only compared with something is not there: 'like a cat in a barn'. Slots stand for what the place has. */
const compared = /\b(?:like|as [a-z-]+ as|as if|as though) [^,.|\]"]*|\{[^}]*\}/gi;

/** Whether a line speaks only of what a place has. */
export function isToldIn(locale: LocaleId, text: string): boolean {
  const words = lackedIn(locale);
  return !words.test(text) || !words.test(text.replace(compared, ' '));
}

const sorted = new WeakMap<readonly Card[], Map<LocaleId, readonly Card[]>>();

/** The cards of a list that are told in a place; looked for once for each list and place. */
export function cardsIn(locale: LocaleId, cards: readonly Card[]): readonly Card[] {
  if (cards.length === 0) return cards;
  const locales = sorted.get(cards) ?? new Map<LocaleId, readonly Card[]>();
  sorted.set(cards, locales);
  const known = locales.get(locale);
  if (known !== undefined) return known;
  const told = cards.filter((card) => isToldIn(locale, saidIn(card)));
  locales.set(locale, told);
  return told;
}

/** What a card says and whom it casts. */
function saidIn({ flags, source }: Card): string {
  const cast = flags.filter((flag) => /^(?:p|ally|where|wish)=/.test(flag));
  return cast.length === 0 ? source : `${cast.join(' ').replace(/[_=/]/g, ' ')} ${source}`;
}
