import { fill } from '../art.ts';
import { lighter, mix } from '../color.ts';
import { landmark } from '../marks.ts';
import { blob, ellipse, joined, polygon } from '../path.ts';
import type { Path } from '../path.ts';
import type { Omen } from '../stage.ts';
import type { Worlds } from '../world.ts';

/** Rows of lights that fly between the towers. */
const traffic: Omen = ({ art, colors, w, horizon }, c) => {
  for (const row of [0.34, 0.56, 0.74]) {
    const cars: Path[] = [];
    const lights: Path[] = [];
    for (let i = 0; i < 5; i += 1) {
      const x = c.between(0, w);
      const s = 3 + row * 9;
      const y = horizon * row + c.between(-6, 6);
      cars.push(blob([[x - s * 1.6, y, true], [x - s * 0.6, y - s * 0.6], [x + s * 0.7, y - s * 0.5], [x + s * 1.7, y + s * 0.1, true], [x, y + s * 0.4]]));
      lights.push(polygon([[x - s * 1.6, y - 1], [x - s * 5, y], [x - s * 1.6, y + 1.6]]), ellipse(x + s * 1.6, y, s * 0.24));
    }
    fill(art, 'mid', joined(...cars), mix(colors.far, colors.near, 0.6));
    fill(art, 'light', joined(...lights), row > 0.5 ? lighter(colors.accent, 0.2) : 0xff5a9a, 0.85);
  }
};

/** Stories of cities that are not yet, or never were. */
export const worlds: Worlds = {
  cyberpunk: {
    colors: ['325 948 f9a 637 112 fde 2ef', '459 98c ecd 77a 113 fee f39', '113 727 f57 526 002 fad 1ef', '002 214 728 316 001 edf 1ef'],
    wear: 'jacket hoodie jacket', hats: 'none none visor', cloth: '2a2a3c 3c2450 1f3440 4a1f44', trim: '21e6ff',
    homes: ['neon', 'neon', 'city'],
    marks: ['mast', 'dome', 'factory'],
    omen: traffic,
  },
  steampunk: {
    colors: ['654 c96 eda 975 221 fec d83', '787 bb8 eeb 996 321 fec c72', '321 a52 ea5 742 210 fd8 fa4', '111 332 753 432 000 fd9 f93'],
    wear: 'waistcoat coat doublet', hats: 'top-hat goggles goggles none', cloth: '5a3a26 44503c 6a2f26 3a3f4c', trim: 'd89a3c',
    homes: ['sky-harbour', 'oldtown', 'sky-harbour'],
    marks: ['airship', 'clock-tower', 'factory'],
    omen: (stage, _, { x, y }) => {
      if (stage.spec.place !== 'sky-harbour') landmark(stage, 'airship', { x, y: y + 90, tall: 110, depth: 0.3 });
    },
  },
  superhero: {
    colors: ['36b e87 fd8 87a 124 feb f33', '17d 5be def 59c 126 fff fc2', '226 b36 f94 627 113 fd8 fc2', '013 128 46d 239 002 def f34'],
    wear: 'hero', hats: 'none', cloth: 'c22a2a 1f4fb0 2a2a4a d8a01f', trim: 'ffd21f',
    homes: ['rooftops', 'city'],
    marks: ['mast', 'factory', 'clock-tower'],
  },
};
