import { emptyForm } from './character.ts';
import type { CharacterForm } from './character.ts';

/** The ten fields that an example character fills in. */
export type CharacterPreset = Pick<
  CharacterForm,
  | 'name'
  | 'appearance'
  | 'age'
  | 'gender'
  | 'objective'
  | 'setting'
  | 'genre'
  | 'era'
  | 'motivation'
  | 'imageStyle'
>;

/** The form that the preset button fills in when it is pressed for the `index`th time, from 0; the seven follow each other in a circle. */
export function presetForm(index: number): CharacterForm {
  const turn = Number.isSafeInteger(index) ? index : 0;
  const count = characterPresets.length;
  return { ...emptyForm, ...characterPresets[((turn % count) + count) % count] };
}

/** The seven built-in example characters, in their order. */
export const characterPresets: readonly CharacterPreset[] = [
  {
    name: 'Wenna Thistledown',
    appearance:
      'A broad-shouldered young beekeeper with copper curls pinned under a straw hat, a net veil thrown back, and a swarm tattooed along one arm that moves when she is not looking',
    age: 19,
    gender: 'female',
    objective: 'carry a captured summer over the pass before the Winter Queen notices that it is missing',
    setting:
      'the Hollow Marches, a country of hedge-roads and talking milestones where winter has stayed for nine years',
    genre: 'fantasy',
    era: 'medieval',
    motivation: 'her village has three jars of honey left, and her small brother has never seen a flower',
    imageStyle: 'studio-ghibli',
  },
  {
    name: 'Idris Okonjo-Bell',
    appearance:
      'A lean salvage pilot with grey at the temples, a patched orange pressure suit covered in names written in marker, and one boot that is older than the other',
    age: 47,
    gender: 'male',
    objective: 'wake the sleeping crew of the survey ship Patience before its orbit decays',
    setting: 'a silent ship tumbling through deep space, eleven hundred million miles from the nearest voice',
    genre: 'sci-fi',
    era: 'future',
    motivation: 'one of the sleepers is the daughter he left behind for a cargo run that took twenty years',
    imageStyle: 'cinematic-movie',
  },
  {
    name: 'Perpetua Quill',
    appearance:
      'A small, upright widow in plum-coloured velvet, with a magnifying glass on a watch chain, silver hair in a perfect knot, and shoes made for climbing drainpipes',
    age: 71,
    gender: 'female',
    objective:
      'find out which of the nine guests replaced the opera house’s famous chandelier with a copy overnight',
    setting:
      'the grand opera of a canal city during carnival week, where everybody wears a mask and nobody wears only one',
    genre: 'mystery',
    era: 'renaissance',
    motivation: 'the night watchman who is blamed for it once kept a secret that saved her good name',
    imageStyle: 'oil-painting',
  },
  {
    name: 'Kit Marlowe-Reyes',
    appearance:
      'A deep-water welder with cropped green hair, burn-freckled cheeks, a scuffed copper helmet under one arm, and a voice that is hoarse from years on the radio',
    age: 29,
    gender: 'other',
    objective: 'reach the sealed ninth level and learn who is still answering the telephone there',
    setting: 'Halcyon Station, an underwater town of iron galleries that was declared empty thirty years ago',
    genre: 'horror',
    era: 'modern',
    motivation: 'the voice on the line knows a lullaby that only their grandmother ever sang',
    imageStyle: 'noir',
  },
  {
    name: 'Solomon Pike',
    appearance:
      'A big, slow-spoken ferryman with a beard full of sawdust, a coat sewn from road signs, and a blind dog called Admiral at his heel',
    age: 58,
    gender: 'male',
    objective:
      'bring a printing press across four hundred miles of broken bridges to the last school on the coast',
    setting: 'the Ash Roads between two nuclear exclusion zones, where old adverts still light up at dusk',
    genre: 'post-apocalyptic',
    era: 'post-apocalyptic',
    motivation: 'he learned to read at fifty, and cannot bear to think how nearly he never did',
    imageStyle: 'line-art',
  },
  {
    name: 'Lucinda “Lucky” Darrow',
    appearance:
      'A sharp-chinned card dealer with a split eyebrow, a borrowed cavalry coat down to her spurs, and the calmest hands in four counties',
    age: 33,
    gender: 'female',
    objective: 'win back the deed to Mercy Creek before the railway’s final payment falls due on Sunday',
    setting:
      'a one-street town between red mesas, with nine saloons, a chapel without a roof and a train once a week',
    genre: 'western',
    era: 'modern',
    motivation: 'she lost it herself, in a game that she has since learned was never honest',
    imageStyle: 'vintage',
  },
  {
    name: 'Barnaby Tuft',
    appearance:
      'A round-cheeked junior clerk with ink behind both ears, a cardigan buttoned one hole wrong, and a very small dragon asleep in his lunch box',
    age: 24,
    gender: 'male',
    objective:
      'get form 27-B stamped by all six departments before the dragon is old enough to need a licence',
    setting:
      'the Ministry of Minor Miracles, a building with more corridors inside than there is city outside',
    genre: 'comedy',
    era: 'modern',
    motivation: 'he told the egg that everything would be all right, and he is a man of his word',
    imageStyle: 'pixar',
  },
];
