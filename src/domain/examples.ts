import type { ExampleField, Genre } from './character.ts';

/** An example for a field of the form that fits the genre, when no storyteller gave one. */
export function exampleFor(field: ExampleField, genre: Genre): string {
  if (field === 'name') return nameFor(genre);
  return examples[genre][field];
}

function nameFor(genre: Genre): string {
  if (genre === 'fantasy') return 'Eldara';
  return genre === 'sci-fi' ? 'Zara' : 'Alex';
}

type Example = { readonly [field in Exclude<ExampleField, 'name'>]: string };

const examples: { readonly [genre in Genre]: Example } = {
  adventure: {
    appearance:
      'Sunburnt and quick on the feet, with a patched canvas jacket and a rope burn across both palms',
    objective: 'Reach the waterfall on the torn half of the map before the rival expedition does',
    setting: 'A river delta of a thousand islands, where the channels move every season',
    motivation: 'The other half of the map was drawn by a parent who never came back for it',
  },
  fantasy: {
    appearance:
      'Silver-eyed and freckled, in a moss-green cloak that smells of woodsmoke, a crooked staff in one hand',
    objective: 'Return the stolen name of the oldest river before it forgets how to flow',
    setting: 'A kingdom built on the back of a mountain that turns over in its sleep once in a hundred years',
    motivation: 'The river kept a promise to a drowning child, and that child grew up',
  },
  'sci-fi': {
    appearance:
      'Shaved head, a repair technician’s grey overalls, and one artificial hand that hums when it is tired',
    objective: 'Find out why the colony’s twelve clocks no longer agree',
    setting: 'A domed research colony on a moon with a day as long as a year',
    motivation:
      'Someone altered the logs of the shift on which a whole crew vanished, and signed them with a borrowed code',
  },
  mystery: {
    appearance:
      'A neat little person in a brown raincoat, with ink on one cuff and eyes that count the exits',
    objective: 'Discover who sends a white chess piece to every house where something goes missing',
    setting: 'A snowed-in hotel at the end of a railway line, out of season',
    motivation: 'The first piece came to the wrong door, and nobody believed the one who opened it',
  },
  horror: {
    appearance:
      'Hollow-cheeked from sleepless nights, a heavy torch always in hand, hair cropped with kitchen scissors',
    objective: 'Close the door in the cellar that was not there last winter',
    setting: 'A farmhouse at the edge of a marsh where every window faces inwards',
    motivation: 'A sister’s voice comes from behind it, and she lives four hundred miles away',
  },
  thriller: {
    appearance: 'Forgettable on purpose: a grey suit, plain glasses, and a scar that the collar hides',
    objective: 'Deliver the witness to the courthouse by nine in the morning',
    setting: 'A capital city on the night before an election, with every bridge watched',
    motivation: 'The last witness waited too, and help came eleven minutes late',
  },
  cyberpunk: {
    appearance: 'Chrome along the jaw, a coat of stitched advertising film, and old eyes in a young face',
    objective: 'Cut one name out of the debt registry before the auction at midnight',
    setting: 'The lower forty floors of a city that no longer has a ground',
    motivation: 'The memories were sold to pay for the very surgery that took them',
  },
  steampunk: {
    appearance: 'Goggles pushed into wild hair, leather apron, a pocket watch with three hands too many',
    objective: 'Win the Grand Ascent with an airship that everyone has called impossible',
    setting: 'A city of brass towers above a valley filled with its own steam',
    motivation: 'The winner is granted one pardon, and an old mentor sits in the deepest cell',
  },
  'post-apocalyptic': {
    appearance: 'Wrapped in road-dust scarves, a tyre-rubber coat, and boots from two different pairs',
    objective: 'Carry the last jar of living seeds to the valley where rain still falls clean',
    setting: 'A drowned motorway between two settlements that no longer answer each other',
    motivation: 'The other jars were traded away for a winter’s bread, and that trade still wants undoing',
  },
  superhero: {
    appearance:
      'A home-sewn mask over a crooked grin, a bicycle courier’s shoulders, one glove always singed',
    objective: 'Find out who is taking powers away, one hero at a time',
    setting: 'A rain-bright harbour city where the trams fly on holidays',
    motivation: 'The gift came from a stranger who lost her own that same night',
  },
  romance: {
    appearance: 'Warm brown eyes, flour on both sleeves, and a laugh that arrives before its owner',
    objective: 'Finish the letters of a stranger whose story stopped in the middle of a sentence',
    setting: 'A seaside town in the last week of summer, with one bookshop and two bakeries',
    motivation: 'Every letter was addressed to the house with the blue door, and someone new lives there now',
  },
  comedy: {
    appearance: 'Too tall for every doorway, in a borrowed tuxedo, with a goose on a lead',
    objective: 'Get the goose to the royal wedding on time, and in a good mood',
    setting: 'A very small kingdom with very many rules',
    motivation: 'Someone said “how hard can it be?” in front of the Queen, and has regretted it ever since',
  },
  drama: {
    appearance: 'Tired eyes, a good coat worn thin at the elbows, and the hands of a pianist who stopped',
    objective: 'Bring three estranged siblings to one table before the house is sold',
    setting: 'A family house on a hill, half of it already packed into boxes',
    motivation: 'Only one person knows why they stopped speaking, and has kept quiet for eleven years',
  },
  western: {
    appearance:
      'A long dun coat, a hat that has been slept in, and a brand on one wrist where a watch should be',
    objective: 'Ride the land claim to the county seat before the railway’s lawyers do',
    setting: 'A mining town two days past the last honest well',
    motivation: 'A paper in a saddlebag is all that forty families have',
  },
  historical: {
    appearance:
      'A printer’s apprentice with lead-grey fingertips, a mended doublet, and a stare that never drops',
    objective: 'Smuggle one forbidden page through three guarded cities',
    setting: 'A plague-shy port in a year of new machines and old oaths',
    motivation: 'The page proves that an honest master printer was no heretic',
  },
  'magical-realism': {
    appearance:
      'Barefoot in all weathers, with a yellow umbrella and moths asleep along the brim of a straw hat',
    objective: 'Find the street where a grandmother’s yesterday is still going on',
    setting: 'A hill town where lost things come home on Thursdays',
    motivation: 'There is one question that was not asked in time',
  },
  'space-opera': {
    appearance: 'A cashiered officer’s uniform without its stars, a braid to the waist, a duellist’s balance',
    objective: 'Unite five quarrelling fleets before the gate between the suns opens',
    setting: 'The drifting court of an empire that has outlived its last planet',
    motivation: 'The peace that broke them apart was signed in good faith, with an unlucky hand',
  },
  'urban-fantasy': {
    appearance:
      'Denim jacket full of charms and bus tickets, one eye brown and one the green of traffic lights',
    objective: 'Renew the city’s bargain with what lives under the oldest tram line',
    setting: 'A night city where the lamplighters still know spells',
    motivation: 'One family has always paid the price, and its youngest is due next Friday',
  },
  detective: {
    appearance:
      'Rumpled linen, a hat that has seen better heads, and a notebook tied shut with kitchen string',
    objective: 'Clear a dead man of a theft that happened after his funeral',
    setting: 'A river city in a grey August, where everyone owes rent to somebody who owes more',
    motivation: 'He was the only client who ever paid in full',
  },
  survival: {
    appearance: 'Frost-chapped cheeks, a parachute-silk scarf, and three fingers bound with fishing line',
    objective: 'Cross the ice to the radio mast before the supplies run out',
    setting: 'An uncharted coast after the wreck, nine weeks before the sun returns',
    motivation: 'Two others are waiting under the overturned hull, and the long straw has been drawn',
  },
};
