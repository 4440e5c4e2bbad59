import type { Era, Genre } from '../../../domain/character.ts';
import type { Landmark } from '../mark-shapes.ts';
import type { LandPlace } from '../spec.ts';

/** What an era builds, where that is stronger than the genre. */
export const eraMarks: { readonly [era in Era]: readonly Landmark[] } = {
  ancient: ['temple', 'pyramid'],
  medieval: ['castle', 'church', 'tower'],
  renaissance: ['villa', 'church'],
  modern: [],
  future: ['dome', 'rocket'],
  'post-apocalyptic': ['wreck', 'water-tower'],
};

/** Genres whose buildings are of their own time whatever the era says. */
export const timeless: ReadonlySet<Genre> = new Set<Genre>([
  'sci-fi',
  'cyberpunk',
  'space-opera',
  'western',
  'superhero',
  'steampunk',
  'post-apocalyptic',
]);

type Plant = 'fir' | 'leaf' | 'bare' | 'palm' | 'cactus' | 'cypress' | 'none';
export type Ridge = 'peaks' | 'hills' | 'mesas' | 'dunes' | 'rocks';

/** How a country is built up, from the horizon to the eye. Heights are shares of the picture's height, counted from the horizon. */
export type Country = {
  readonly ridges: readonly (readonly [kind: Ridge, y: number, amp: number, depth: number])[];
  readonly plant: Plant;
  /** How thick the plants stand, 0 to 1. */
  readonly growth: number;
  readonly marks?: readonly Landmark[];
  readonly frame: 'branch' | 'rocks' | 'grass' | 'trunks' | 'reeds' | 'none';
  readonly way: boolean;
  readonly water?: 'near' | 'far' | 'all';
  readonly snow?: boolean;
};

const open: Country['ridges'] = [
  ['hills', 0.01, 0.1, 0.12],
  ['hills', 0.05, 0.07, 0.34],
  ['hills', 0.12, 0.06, 0.58],
  ['hills', 0.26, 0.06, 0.82],
];

export const countries: { readonly [place in LandPlace]?: Country } = {
  forest: { ridges: [['hills', 0, 0.1, 0.14], ['hills', 0.06, 0.05, 0.4], ['hills', 0.16, 0.04, 0.64], ['hills', 0.28, 0.05, 0.86]], plant: 'fir', growth: 1, frame: 'trunks', way: true },
  jungle: { ridges: [['peaks', 0, 0.18, 0.14], ['hills', 0.05, 0.07, 0.4], ['hills', 0.15, 0.06, 0.62], ['hills', 0.28, 0.06, 0.86]], plant: 'palm', growth: 0.9, marks: ['step-temple', 'step-temple', 'temple'], frame: 'branch', way: true },
  mountains: { ridges: [['peaks', 0.02, 0.34, 0.1], ['peaks', 0.06, 0.2, 0.34], ['rocks', 0.16, 0.12, 0.6], ['rocks', 0.3, 0.12, 0.86]], plant: 'fir', growth: 0.35, frame: 'rocks', way: true },
  plain: { ridges: open, plant: 'leaf', growth: 0.3, frame: 'grass', way: true },
  farm: { ridges: open, plant: 'leaf', growth: 0.35, marks: ['windmill', 'cottage'], frame: 'grass', way: true },
  desert: { ridges: [['mesas', 0.01, 0.08, 0.16], ['dunes', 0.08, 0.1, 0.4], ['dunes', 0.18, 0.1, 0.62], ['dunes', 0.34, 0.12, 0.82]], plant: 'none', growth: 0, frame: 'none', way: false },
  canyon: { ridges: [['mesas', 0.01, 0.2, 0.12], ['mesas', 0.05, 0.26, 0.36], ['rocks', 0.16, 0.08, 0.62], ['rocks', 0.3, 0.08, 0.86]], plant: 'cactus', growth: 0.25, frame: 'rocks', way: true },
  snowfield: { ridges: [['peaks', 0.01, 0.3, 0.12], ['peaks', 0.05, 0.14, 0.3], ['hills', 0.12, 0.06, 0.4], ['hills', 0.24, 0.06, 0.5]], plant: 'fir', growth: 0.35, frame: 'rocks', way: false, snow: true },
  coast: { ridges: [['peaks', 0.002, 0.07, 0.14], ['rocks', 0.22, 0.06, 0.7], ['hills', 0.32, 0.06, 0.88]], plant: 'none', growth: 0, marks: ['lighthouse', 'sailing-ship', 'villa'], frame: 'grass', way: true, water: 'far' },
  river: { ridges: [['peaks', 0.01, 0.26, 0.12], ['hills', 0.04, 0.08, 0.36]], plant: 'fir', growth: 0.7, frame: 'reeds', way: false, water: 'near' },
  lake: { ridges: [['peaks', 0.01, 0.18, 0.12], ['hills', 0.02, 0.06, 0.32]], plant: 'fir', growth: 0.5, frame: 'reeds', way: false, water: 'near' },
  swamp: { ridges: [['hills', 0, 0.06, 0.16], ['hills', 0.03, 0.04, 0.36]], plant: 'bare', growth: 0.8, frame: 'reeds', way: false, water: 'near' },
  village: { ridges: open, plant: 'leaf', growth: 0.4, marks: ['church', 'cottage', 'windmill'], frame: 'grass', way: true },
  castle: { ridges: [['peaks', 0.01, 0.2, 0.1], ['hills', 0.03, 0.16, 0.34], ['hills', 0.14, 0.06, 0.6], ['hills', 0.27, 0.06, 0.84]], plant: 'fir', growth: 0.5, marks: ['castle'], frame: 'branch', way: true },
  ruins: { ridges: [['hills', 0.01, 0.1, 0.14], ['rocks', 0.08, 0.08, 0.42], ['rocks', 0.18, 0.06, 0.66], ['rocks', 0.3, 0.06, 0.86]], plant: 'bare', growth: 0.3, frame: 'rocks', way: true },
  'temple-ruins': { ridges: [['peaks', 0.01, 0.16, 0.12], ['hills', 0.06, 0.08, 0.38], ['hills', 0.16, 0.05, 0.62], ['hills', 0.28, 0.05, 0.84]], plant: 'cypress', growth: 0.45, marks: ['temple'], frame: 'branch', way: true },
  road: { ridges: open, plant: 'leaf', growth: 0.25, frame: 'grass', way: true },
  graveyard: { ridges: [['hills', 0, 0.08, 0.16], ['hills', 0.05, 0.08, 0.42], ['hills', 0.16, 0.05, 0.66], ['hills', 0.28, 0.05, 0.88]], plant: 'bare', growth: 0.6, marks: ['church', 'manor'], frame: 'branch', way: true },
  garden: { ridges: [['hills', 0.01, 0.08, 0.14], ['hills', 0.06, 0.04, 0.4], ['hills', 0.16, 0.04, 0.62], ['hills', 0.28, 0.04, 0.84]], plant: 'cypress', growth: 0.7, marks: ['manor', 'villa'], frame: 'branch', way: true },
  wasteland: { ridges: [['mesas', 0.01, 0.07, 0.12], ['rocks', 0.07, 0.06, 0.4], ['rocks', 0.16, 0.05, 0.64], ['rocks', 0.3, 0.06, 0.86]], plant: 'bare', growth: 0.18, marks: ['water-tower', 'mast'], frame: 'rocks', way: true },
  camp: { ridges: [['peaks', 0.01, 0.24, 0.12], ['hills', 0.05, 0.08, 0.38], ['hills', 0.16, 0.04, 0.62], ['hills', 0.3, 0.05, 0.84]], plant: 'fir', growth: 0.7, marks: ['tent'], frame: 'trunks', way: false },
  planet: { ridges: [['mesas', 0.01, 0.16, 0.12], ['rocks', 0.06, 0.1, 0.38], ['dunes', 0.18, 0.08, 0.6], ['rocks', 0.32, 0.08, 0.86]], plant: 'none', growth: 0, marks: ['dome', 'rocket'], frame: 'rocks', way: false },
  harbour: { ridges: [['hills', 0.002, 0.08, 0.16]], plant: 'none', growth: 0, marks: ['sailing-ship', 'lighthouse'], frame: 'none', way: false, water: 'near' },
  bridge: { ridges: [['peaks', 0.01, 0.24, 0.12], ['hills', 0.03, 0.1, 0.34]], plant: 'fir', growth: 0.4, frame: 'branch', way: false, water: 'near' },
};
