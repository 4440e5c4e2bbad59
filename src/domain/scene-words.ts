/** Things that a hero can pick up, use or look at. */
export const objectNouns: ReadonlySet<string> = words(`
  altar amulet anchor axe bag banner basket bell blade boat book bottle bow box bracelet bridge bucket candle cane cart case chain
  chair chalice chest clock cloak coat coin compass console crate crown crystal cup dagger desk diary door drone drum engine envelope
  flag flask flute gate gem generator glove goblet gun hammer harp hat hatch helmet hook horn idol jar key knife ladder lamp lantern
  ledger letter lever lock locket locker machine map mask medal mirror necklace needle notebook painting parcel pendant phone
  photograph pistol pouch radio revolver rifle ring robe rope sack satchel scroll skull spear spyglass staff statue suitcase
  sword table tablet telescope tent throne ticket torch trunk vial violin wagon wallet wand watch wheel whistle`);

/** Places that a scene can happen in. */
export const placeNouns: ReadonlySet<string> = words(`
  abbey airlock alley apartment arena attic bakery bar barn bay beach bridge cabin cafe camp canyon castle cathedral cave cavern cellar
  chamber chapel church citadel city clearing cliff cockpit corridor cottage courtyard crater crypt deck desert dock docks dome dungeon
  estate factory farm field forest fort fortress garden graveyard hall hallway hangar harbor harbour hill hold hospital hotel house hut
  inn island jungle kitchen lab laboratory lake library lighthouse mansion market marketplace meadow mill mine monastery mountain museum
  office orchard outpost palace park pass plain plateau platform plaza port prison quarry quay ravine reef ridge river road room ruin
  ruins saloon school sea ship shop shore shrine sewer square stable stairwell station street study subway swamp tavern temple theater
  theatre tomb tower town train tunnel university valley vault village ward warehouse wasteland well wharf wood woods workshop yard`);

/** Capitalised words that name nobody. */
export const unnamed: ReadonlySet<string> = words(`
  i i'm i'd i'll i've a an the he she they it we you his her their its our your my this that these those there here then now when where
  while what who why how and but or nor so yet for if as at by in on of to up out from with without into onto over under after before
  behind beside between beyond above below beneath across along around through toward towards until against among near inside outside
  no not nothing nobody none never all each every some somewhere someone something somehow everyone everything anyone anything another other
  both one two three four five first second third last once again only even still just maybe perhaps yes slowly suddenly finally
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december god lord`);

/** Titles that belong to the name after them. */
export const nameTitles: ReadonlySet<string> = words(`
  brother captain colonel commander constable count countess detective doctor dr duke elder father general inspector judge king lady
  lieutenant lord madam major marshal master miss mister mother mr mrs ms old officer prince princess professor queen sergeant sheriff
  sir sister uncle aunt`);

/** What only people do, and stories say that they did. */
export const humanActs: ReadonlySet<string> = words(`
  agreed answered asked begged blinked breathed called chuckled climbed cried cursed decided felt frowned gasped gave glanced grinned
  groaned guessed hesitated knelt knew laughed leaned lifted listened looked muttered nodded picked pointed pulled ran read remembered
  replied said sat saw shook shouted shrugged sighed smiled snapped sobbed spoke stared stood swallowed thought told took touched turned
  waited walked wanted watched whispered wondered`);

/** Words of a time of day, each under the name that the scene is given. */
export const timeWords: { readonly [time: string]: readonly string[] } = {
  dawn: ['dawn', 'daybreak', 'sunrise', 'first light'],
  morning: ['morning'],
  noon: ['noon', 'midday'],
  afternoon: ['afternoon'],
  evening: ['evening'],
  dusk: ['dusk', 'twilight', 'sunset', 'nightfall'],
  night: ['night', 'midnight', 'moonlight', 'starlight', 'moonlit'],
};

/** Words of the weather, each under the name that the scene is given. */
export const weatherWords: { readonly [weather: string]: readonly string[] } = {
  storm: ['storm', 'thunder', 'thunderstorm', 'lightning', 'tempest', 'hurricane'],
  snow: ['snow', 'blizzard', 'sleet', 'snowfall'],
  rain: ['rain', 'drizzle', 'downpour', 'rainfall'],
  fog: ['fog', 'mist', 'haze'],
  wind: ['wind', 'gale', 'breeze', 'gust'],
  clear: ['sunshine', 'sunlight', 'sunlit', 'cloudless', 'clear sky'],
};

/** Words of a mood, each under the name that the scene is given. */
export const moodWords: { readonly [mood: string]: readonly string[] } = {
  tense: [
    'tense',
    'nervous',
    'wary',
    'urgent',
    'danger',
    'dangerous',
    'threat',
    'threaten',
    'alarm',
    'pursue',
    'hunted',
  ],
  eerie: [
    'eerie',
    'ghost',
    'ghostly',
    'haunt',
    'shadow',
    'whisper',
    'uncanny',
    'silent',
    'silence',
    'strange',
    'hollow',
  ],
  grim: ['grim', 'blood', 'death', 'dead', 'corpse', 'ruin', 'ash', 'grave', 'bleak', 'rot'],
  sorrowful: ['sorrow', 'grief', 'grieve', 'mourn', 'tears', 'weep', 'wept', 'lonely', 'regret'],
  calm: ['calm', 'quiet', 'peace', 'peaceful', 'gentle', 'still', 'serene', 'soft'],
  joyful: ['joy', 'joyful', 'laugh', 'laughter', 'cheer', 'smile', 'merry', 'delight', 'celebrate', 'dance'],
  wondrous: ['wonder', 'marvel', 'glow', 'shimmer', 'magic', 'ancient', 'radiant', 'vast', 'awe'],
  tender: ['tender', 'kiss', 'embrace', 'love', 'warmth', 'blush', 'caress'],
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
