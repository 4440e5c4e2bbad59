import { localeOf, nameIn, type LocaleId, type Placed } from './locale.ts';
import { siteOf } from './reading.ts';

/**
 * What a plot stands on, finer than the scenery of a place: a noodle stall has the streets of its town round it and no doors of its own,
 * and whoever lives in a lighthouse goes from door to door somewhere else. `house` has corridors, and many people behind many doors;
 * `shop` is a small house or a room with others round it; `lone` is a small house with none; `below` is under the ground; `rank` is a
 * corner of a town that nobody lives at; `open` is a place of which nothing is known.
 */
export type Ground =
  | LocaleId
  | 'town'
  | 'village'
  | 'realm'
  | 'castle'
  | 'camp'
  | 'shop'
  | 'rank'
  | 'lone'
  | 'vehicle'
  | 'sky'
  | 'below'
  | 'moon'
  | 'open';

/** Kinds by their names; the first that fits, and only where a place has no scenery of its own. */
const named: readonly (readonly [Ground, RegExp])[] = [
  ['rank', /\b(?:rank|bus stop|car park|parking lot|allotments?|crossroads|bridge|square|park)\b/i],
  ['town', /\b(?:docks?|harbou?rs?|market|bazaar|ship ?yard|port)\b/i],
  [
    'sky',
    /\b(?:(?:floating|flying|sky|cloud) (?:islands?|isles?|cit(?:y|ies)|castle|kingdom|village|town)|airship|zeppelin|balloon)\b/i,
  ],
  [
    'vehicle',
    /\b(?:plane|aeroplane|airplane|airliner|jet|helicopter|bus|taxi|cab|lorry|truck|van|car|ambulance|camper|motorhome|wagon|stagecoach|tram|coach|tank|lift|elevator)\b/i,
  ],
  [
    'house',
    /\b(?:(?:retirement|nursing|care|old people[’']s|children[’']s) home|orphanage|(?:apartment|tower|office) (?:block|building)|skyscraper|high-?rise|tenement|hostel|barracks|workhouse|dormitory|call centre|factory|ministry|institute|clinic|boarding house|parliament|archives?|laboratory|studios?)\b/i,
  ],
  [
    'camp',
    /\b(?:camp|encampment|campsite|circus|carnival|fairground|tents?|caravan (?:park|site)|diggings|festival)\b/i,
  ],
  ['castle', /\b(?:castle|keep|fortress|fort|citadel|stronghold|garrison)\b(?! town)/i],
  [
    'shop',
    /\b(?:(?:book|tea|barber|coffee|pet|charity|corner|antique|chip|sweet|bike|pawn)? ?shop|store|stall|kiosk|bakery|taverna|tavern|pub|inn|bar|caf[eé]|diner|restaurant|kitchen|laundrette|laundromat|salon|garage|pharmacy|saloon|workshop|forge|smithy|pizzeria|cinema|flat|apartment|attic|office|gym|gallery|church|chapel|temple|bank)\b/i,
  ],
  [
    'lone',
    /\b(?:lighthouse|observatory|tower|windmill|watchtower|cabin|hut|cottage|lodge|chalet|weather station)\b/i,
  ],
  [
    'below',
    /\b(?:mines?|tunnels?|sewers?|caves?|cavern|catacombs|subway|underground|metro|crypt|bunker|vault|cellars?|undercity)\b/i,
  ],
  [
    'village',
    /\b(?:village|hamlet|settlement|parish|plantation|commune|farmhouse|vineyard|ranch|farm|homestead)\b/i,
  ],
  ['moon', /\b(?:moons?|planet|dome|exoplanet)\b/i],
  ['realm', /\b(?:kingdom|empire|realm|country|province|duchy|principality|continent|land|lands)\b/i],
  ['town', /\b(?:cit(?:y|ies)|town|ruins|district|quarter|streets?|levels|sprawl|slums?|suburbs?)\b/i],
];

/** What is hit by wood or by ice is out in the wild, whatever it was before. */
const lost = /\b(?:crashed|wrecked|downed|crash-landed|snowed-in|stranded)\b/i;

/** What a story stands on where it begins. */
export function groundOf(form: Placed): Ground {
  const locale = localeOf(form);
  if (locale !== 'open') return locale;
  const name = nameIn(form.setting);
  const ground = named.find(([, words]) => words.test(name))?.[0];
  if (ground === 'vehicle' && lost.test(name)) return 'wild';
  if (ground !== undefined) return ground;
  const site = siteOf(form.setting);
  if (site === 'wilderness' || site === 'road') return 'wild';
  if (site === 'house') return 'house';
  return site === 'town' || site === 'country' ? 'town' : 'open';
}
