import fc from 'fast-check';
import { eras, genders, genres, imageStyles } from '../../../src/domain/character-choices.ts';
import type { PictureRequest } from '../../../src/domain/illustrator.ts';

const hostile = fc.constantFrom(
  '',
  '"/><script>alert(1)</script>',
  '<image href="https://evil.example/x.png"/>',
  "'; url(javascript:alert(1)) #",
  ']]><!ENTITY x SYSTEM "file:///etc/passwd">',
  '\u0000\ud800 \u202e&lt;&#x0;',
  '__proto__ constructor toString hasOwnProperty',
  'a scarred queen with a monocle, green braids, an eyepatch, a crown and a silver spacesuit',
);
const text = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 }));

/** Any request that a form and a scene can make, hostile words included. */
export const anyRequest: fc.Arbitrary<PictureRequest> = fc.record({
  hero: fc.record({
    name: text,
    appearance: text,
    age: fc.integer({ min: 0, max: 150 }),
    gender: fc.constantFrom(...genders),
    imageStyle: fc.constantFrom(...imageStyles),
    customStyle: fc.oneof(
      text,
      fc.constantFrom(
        'a woodcut',
        'stained glass',
        'ukiyo-e',
        'charcoal',
        'papercut',
        'mosaic',
        'blueprint',
        'art deco',
      ),
    ),
    objective: text,
    setting: text,
    era: fc.constantFrom(...eras),
    genre: fc.constantFrom(...genres),
  }),
  moment: fc.option(
    fc.record({
      title: text,
      passage: text,
      action: text,
      context: fc.record({
        characters: fc.array(text, { maxLength: 5 }),
        objects: fc.array(fc.oneof(text, fc.constantFrom('lantern', 'sword', 'book')), { maxLength: 4 }),
        location: fc.oneof(
          text,
          fc.constantFrom(
            'the tavern',
            'a cave',
            'the spaceship',
            'the old library',
            'the beach',
            'the neon market',
          ),
        ),
        time: fc.constantFrom('', 'dawn', 'noon', 'evening', 'dusk', 'night', 'soon'),
        weather: fc.constantFrom('', 'rain', 'storm', 'snow', 'fog', 'wind', 'clear', 'frogs'),
        atmosphere: fc.constantFrom('', 'tense', 'eerie', 'tender', 'joyful', 'odd'),
      }),
    }),
    { nil: null },
  ),
  width: fc.oneof(fc.integer({ min: 64, max: 4096 }), fc.constantFrom(0, -5, Number.NaN, 1e9)),
  height: fc.integer({ min: 64, max: 4096 }),
  seed: text,
});

/**
 * What is wrong with an SVG of ours, or `null`: it must be well-formed, hold only drawing elements, name nothing outside itself and
 * carry only numbers and the painter's own words.
 */
export function faultOf(svg: string): string | null {
  const bad = /NaN|undefined|Infinity|\[object|\de-\d|https?:\/\/(?!www\.w3\.org\/2000\/svg")/.exec(svg);
  if (bad) return `holds ${bad[0]}`;
  const open: string[] = [];
  let at = 0;
  for (const match of svg.matchAll(/<(\/?)([A-Za-z]+)((?: [A-Za-z][\w:-]*="[^"<>&]*")*)(\/?)>/g)) {
    if (match.index !== at) return `text between elements: ${svg.slice(at, at + 60)}`;
    at = match.index + match[0].length;
    const [, closing, name = '', attributes = '', empty] = match;
    if (!elements.has(name)) return `element ${name}`;
    for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
      if (/^(?:on|style$|href|xlink)/i.test(attribute)) return `attribute ${attribute}`;
      if (value.includes('url(') && !/^url\(#[a-z]\w*\)$/.test(value)) return `address ${value}`;
    }
    if (closing === '/') {
      if (open.pop() !== name) return `</${name}> closes something else`;
    } else if (empty === '') open.push(name);
  }
  if (at !== svg.length) return `ends with ${svg.slice(at, at + 60)}`;
  return open.length === 0 ? null : `<${open[0]}> stays open`;
}

const elements = new Set(
  'svg defs g path rect circle linearGradient radialGradient stop pattern mask filter feTurbulence feTile feColorMatrix feDisplacementMap feGaussianBlur feComposite feDiffuseLighting feDistantLight feMerge feMergeNode'.split(
    ' ',
  ),
);
