/** Whether a place has a roof: `in`, `out`, or `null` where its name does not tell, so that no line claims either. */
export type Cover = 'in' | 'out' | null;

const roofed = new Set(
  'mill hall schoolhouse school lighthouse archive archives vault vaults cellar cellars kitchen tower house inn tavern library chapel church cathedral temple shrine crypt workshop laboratory lab office offices bank theatre theater museum hospital ward infirmary hotel station barn stable stables warehouse factory foundry forge cabin room rooms chamber gallery attic basement corridor shop store studio bakery laundry court courthouse prison jail gaol cell cells bunker shelter hangar deck bay hold bridge-deck greenhouse observatory refectory dormitory palace manor castle keep lodge hut cave caves cavern mine tunnel tunnels ship train car carriage parlour parlor ballroom bathhouse baths post-office exchange garage cinema restaurant cafe café diner bar saloon club apartment flat flats stairwell lift elevator pharmacy morgue registry ossuary arcade depot'.split(
    ' ',
  ),
);
const open = new Set(
  'bridge quarry landing garden gardens terrace terraces market square street streets road crossroads ford meadow field fields orchard forest wood woods grove hill hills ridge cliff cliffs beach shore coast harbour harbor dock docks quay pier river bank lake pond marsh moor heath desert dunes valley pass mountain plain plains canyon gorge gully wall walls rooftop rooftops roof yard courtyard graveyard cemetery churchyard park camp campsite diggings corral pasture lick wells well spring waterfall glacier island islands isle town village city district suburb ruins wasteland wastes crater steppe prairie trail track shipyard junkyard scrapyard fairground stones ring circle lane alley gate gates'.split(
    ' ',
  ),
);

/** Guesses from the head noun of a place's name. */
export function coverOf(place: string): Cover {
  const head =
    place
      .toLowerCase()
      .split(/ (?:of|in|on|at|by|under|behind|below|above|beyond|near|with|where|that|from|to) /)[0] ?? '';
  for (const word of head.split(/[^a-zé-]+/).toReversed()) {
    if (roofed.has(word)) return 'in';
    if (open.has(word)) return 'out';
  }
  return null;
}
