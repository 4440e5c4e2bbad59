import { describe, expect, test } from 'vitest';
import { emptyForm, environmentOf, type CharacterForm } from '../../../src/domain/character.ts';
import { presetPhrases } from '../../../src/domain/preset-phrases.ts';
import { characterPresets, presetForm } from '../../../src/domain/presets.ts';
import { readingLevels } from '../../../src/domain/settings-choices.ts';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import { localeOf } from '../../../src/providers/builtin-storyteller/locale.ts';
import { faultsIn } from '../../tools/story-faults.ts';
import { heroes } from '../../tools/story-heroes.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';
import type { StorySettings } from '../../../src/domain/settings.ts';

/** What a story begins with, with the marks of a keyboard. */
async function firstPages(
  form: Partial<CharacterForm>,
  seed = 1,
  { pages = 1, ...settings }: Partial<StorySettings> & { readonly pages?: number } = {},
): Promise<string> {
  const whole = { ...emptyForm, name: 'Mara Quill', gender: 'female' as const, ...form };
  const story = { ...fakeStoryOf(whole, seed), environment: environmentOf(whole.setting) };
  const { scenes } = await play(story, settings, pages, policyOf('neutral', seed));
  return scenes
    .map(({ passage }) => passage)
    .join('\n\n')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'");
}

const asHeroine = {
  appearance: 'A lean woman with cropped black hair',
  objective: 'Find the lost crown of Veyra',
  setting: 'the hill town of Ashmere',
};

/** Three seeds, for each has frames of its own. */
async function told(form: Partial<CharacterForm>): Promise<readonly string[]> {
  return Promise.all([1, 2, 3].map((seed) => firstPages({ ...asHeroine, ...form }, seed)));
}

describe('PLAY-27 the first page tells whole phrases', () => {
  test('an appearance is not cut at its first comma: "a small, upright widow"', async () => {
    const appearance = 'A small, upright widow in plum-coloured velvet, with a magnifying glass on a chain';
    for (const page of await told({ appearance, genre: 'mystery' })) {
      expect(page).toContain('a small, upright widow in plum-coloured velvet');
      expect(page).not.toMatch(/a small, (?!upright)/);
    }
  });

  test('an appearance that is one noun has its article, and nobody is a noun "as ever"', async () => {
    for (const page of await told({ appearance: 'scarred scavenger' })) {
      expect(page).not.toMatch(/\bas ever\b/);
      expect(page).toMatch(/"Scarred scavenger\."|a scarred scavenger/);
    }
    for (const page of await told({ appearance: 'nurse' })) expect(page).toContain('a nurse');
  });

  test('a question of more than a dozen words is not cut behind an article: "replaced the at the landing"', async () => {
    const objective =
      'find out which of the nine guests of the old opera house replaced the famous chandelier with a copy overnight';
    for (const page of await told({ objective })) {
      expect(page).not.toMatch(/\b(?:the|of|with|a)(?: at\b|[,.;:"])/);
      expect(page).toContain('replaced the famous chandelier');
    }
  });

  test.each([
    ['wake the sleeping crew', 'wake the sleeping crew'],
    ['Forge a sword that cannot kill', 'forge a sword that could not kill'],
    ['drive the demon out of Elena', 'drive the demon out of Elena'],
    ['To hang up my guns and die in bed', 'hang up her guns and die in bed'],
  ])('a verb that is in no list is a verb, and nothing is won of it: %s', async (objective, goal) => {
    for (const page of await told({ objective })) {
      expect(page).not.toContain('win wake');
      expect(page).not.toMatch(/\bwin (?:forge|drive|hang)/);
      expect(page).toContain(goal);
    }
  });

  test.each(['not to marry the Duchess', 'never to fight again', 'Neither to rule nor to serve'])(
    'a goal that says no is told once, word for word behind a colon: %s',
    async (objective) => {
      const whole = objective.charAt(0).toUpperCase() + objective.slice(1);
      for (const page of await told({ objective })) {
        expect(page).toContain(`: "${whole}."`);
        expect(page.split(objective.slice(4)).length).toBe(2);
        expect(page).not.toMatch(/\bwin n(?:ot|ever|either)\b/i);
      }
    },
  );

  test('afterwards a goal that could not be parsed is seen through, and nobody came to do what was come for', async () => {
    const pages = await firstPages({ ...asHeroine, objective: 'Who killed Dolores Vane?' }, 1, { pages: 3 });
    expect(pages.split('Who killed Dolores Vane').length).toBe(2);
    expect(pages).toMatch(/s[ea][ew] it through|what (?:she|Mara) had come for/);
    expect(pages).not.toContain('had come to do');
    const you = await firstPages({ ...asHeroine, objective: 'Who killed Dolores Vane?' }, 1, {
      pages: 3,
      narration: 'second',
    });
    expect(you).toContain('see it through');
    expect(you).not.toContain('she had come');
  });

  test.each([
    ['where do the guests in room nine go', '"Where do the guests in room nine go?"'],
    ['what my father buried', '"What my father buried."'],
  ])('what is asked outright has its mark, and nothing else has: %s', async (objective, said) => {
    for (const page of await told({ objective })) expect(page).toContain(said);
  });

  test.each([
    ['who is stealing the jigsaw pieces', 'find out who is stealing the jigsaw pieces'],
    ['stop being famous', 'stop being famous'],
    ['happiness', 'find happiness'],
    ['I want to retire', 'retire'],
  ])('what is only named, or is one verb, is a goal still: %s', (objective, goal) => {
    expect(readForm({ ...emptyForm, gender: 'female', objective }).quest.goal).toBe(goal);
  });

  test.each([
    ['seventeen, a football shirt', 'teen'],
    ['twelve years old, two long braids', 'child'],
    ['eighty-three, pearl earrings', 'elder'],
    ['two heads, one hat', 'adult'],
  ])('an appearance that begins with an age says how old the hero is: %s', (appearance, band) => {
    expect(readForm({ ...emptyForm, age: 30, appearance }).ageBand).toBe(band);
  });

  test('what the hero does takes the verb of the one who is told of: "that she love him", "who they was"', async () => {
    for (const page of await told({ objective: 'Tell Daniel that I love him' }))
      expect(page).not.toContain('she love ');
    for (const page of await told({ objective: 'learn who I am', gender: 'other' })) {
      expect(page).not.toContain('they was');
      expect(page).toContain('who they were');
    }
    for (const page of await told({ motivation: 'they died when I was a child', gender: 'other' }))
      expect(page).not.toContain('they was');
    for (const page of await told({ motivation: 'I love him' })) expect(page).not.toContain('she love ');
  });

  test('a place keeps its one article, and its abbreviation: "the our street", "in St."', async () => {
    for (const page of await told({ setting: 'our street' })) {
      expect(page).not.toContain('the our');
      expect(page).toContain('their street');
    }
    for (const readingLevel of readingLevels) {
      const page = await firstPages({ ...asHeroine, setting: "St. Brendan's Hospital" }, 4, { readingLevel });
      expect(page).toContain("St. Brendan's Hospital");
      expect(page).not.toMatch(/\bSt\b(?!\. Brendan)/);
    }
  });

  test('a place that cannot be parsed is told once, in the player’s words', async () => {
    for (const page of await told({ setting: '500 miles from home' })) {
      expect(page).toContain(': "500 miles from home."');
      expect(page.split('500 miles').length).toBe(2);
    }
  });

  test('what one becomes is no thing that was found: "found rich"', async () => {
    for (const page of await told({ objective: 'get rich' })) {
      expect(page).toContain('get rich');
      expect(page).not.toMatch(/\b(?:find|found|for|of|to|claim\w*|the) rich\b/);
    }
  });

  test('several things that are sought are never told as one that was', async () => {
    const pages = await firstPages({ ...asHeroine, objective: 'rescue our parents' }, 1, { pages: 3 });
    expect(pages).toContain('rescue their parents');
    expect(pages).not.toMatch(/parents (?:was|is|has)\b/);
  });

  test('several heroes were where one was, and nobody is called by half of the name', async () => {
    for (const page of await told({ name: 'Mai & Linh', genre: 'cyberpunk' })) {
      expect(page).not.toMatch(/Mai & Linh(?:, [^,.]+,)? (?:was|has|is)\b/);
      expect(page).not.toMatch(/\bMai (?!&)/);
    }
    for (const page of await told({ name: "Ned Kelly's horse" })) expect(page).not.toMatch(/\bNed (?!Kelly)/);
  });

  test.each([
    'he is my best friend',
    'heard it on the radio',
    'pride',
    "My squad's on the other side of it",
    'mamma always said that he would be',
  ])(
    'a reason that cannot surely be told in the third person and the past is told word for word: %s',
    async (motivation) => {
      for (const page of await told({ gender: 'male', motivation })) {
        expect(page).toContain(`: "${motivation.charAt(0).toUpperCase()}${motivation.slice(1)}."`);
        expect(page.toLowerCase().split(motivation.toLowerCase()).length).toBe(2);
      }
    },
  );

  test('a reason that was past when it was said was over before the story began', async () => {
    for (const page of await told({ motivation: 'They killed my brother' })) {
      expect(page).toContain('they had killed her brother');
      expect(page).not.toContain('they killed');
    }
  });

  test('a place name keeps the letters behind its apostrophe: "Chang\'an"', async () => {
    for (const page of await told({ setting: "a courtyard house in Chang'an" }))
      expect(page).toContain("the courtyard house in Chang'an");
  });

  test.each([
    ['Nurse Agnes Pell', /\bNurse (?!Pell|Agnes)/],
    ['Astrid 2', /\bAstrid(?! 2)/],
    ['Orbital Tug Marguerite', /\bOrbital(?! Tug)/],
  ])('nobody is called by a title or a number’s rest alone: %s', async (name, wrong) => {
    for (const page of await told({ name })) expect(page).not.toMatch(wrong);
  });

  test('a clause of the goal is as far back: "the throne that her uncle stole"', async () => {
    for (const page of await told({ objective: 'To reclaim the throne that her uncle stole' }))
      expect(page).toContain('reclaim the throne that her uncle had stolen');
  });

  test.each([
    ['elderly, tweed, binoculars round her neck', /\btweed,/],
    ['goldfish', /, goldfish,/],
    ["Puritan's daughter, grey dress", /, puritan's daughter/],
    ['A princess who was a frog and misses it', /and misses it/],
  ])('nobody is called by a noun without its article: %s', async (appearance, wrong) => {
    for (const page of await told({ appearance })) expect(page.replace(/"[^"]*"/g, '')).not.toMatch(wrong);
  });

  test.each([
    ['appartment block in warsaw', 'Appartment block in warsaw.'],
    ['a country that no longer exists', 'A country that no longer exists.'],
  ])(
    'a place that is named in small letters, or is any place without its clause, is told word for word: %s',
    async (setting, said) => {
      for (const page of await told({ setting })) {
        expect(page).toContain(`: "${said}"`);
        expect(page.replace(/"[^"]*"/g, '')).not.toMatch(/warsaw|the country/);
      }
    },
  );

  test.each(['a small brown dog with one ear', 'a squat yellow robot'])(
    'who is no human being has no boots and no horse: %s',
    async (appearance) => {
      expect(readForm({ ...emptyForm, appearance }).human).toBe(false);
      for (const genre of ['western', 'adventure', 'survival'] as const)
        for (let seed = 1; seed <= 12; seed++) {
          const [page = ''] = (await firstPages({ ...asHeroine, appearance, genre }, seed)).split('\n');
          expect(page).not.toMatch(/\b(?:boots?|knife|hat|horse|socks|forearm)\b/);
        }
    },
  );

  test('a man with a dog is human, and so is a horse tamer', () => {
    for (const appearance of ['a tall man with a dog', 'a horse-tamer in a red coat'])
      expect(readForm({ ...emptyForm, appearance }).human).toBe(true);
  });

  test.each([
    ['Times Square', 'in Times Square'],
    ['the moons of Tessel', 'on the moons of Tessel'],
    ['Juilliard', 'at Juilliard'],
    ['a building site', 'at the building site'],
  ])('where one is, by the kind of place: %s', async (setting, place) => {
    const pages = await told({ setting });
    expect(pages.join(' ').toLowerCase()).toContain(place.toLowerCase());
  });
});

describe('PLAY-27 a first sentence is of this hero in this place', () => {
  test.each([
    ['grey at the temples, very straight back', 'grey at the temples, with a very straight back'],
    ['round, soft voiced, always cold', 'round, soft-voiced and always cold'],
    ['enormous coat, small moustache', 'with a small moustache, in an enormous coat'],
    ['tall, a lab coat with burnt sleeves', 'tall, in a lab coat with burnt sleeves'],
    ['frost in his eyelashes, sealskin trousers', 'with frost in his eyelashes, in sealskin trousers'],
    [
      'square-shouldered, chapped hands, a knitted cap she never takes off',
      'with chapped hands, in a knitted cap',
    ],
    ['ink on her fingers, a crooked smile', 'with ink on her fingers and a crooked smile'],
    ['wiry, missing a finger', 'wiry and missing a finger'],
    ['stout, cheerful, gap in her teeth', 'with a gap in her teeth'],
    ['big hands, bad teeth', 'with big hands and bad teeth'],
  ])('a list of looks is read part by part: %s', async (appearance, aside) => {
    for (const page of await told({ appearance })) expect(page).toContain(aside);
  });

  test('no two of twenty heroes begin with the same sentence', async () => {
    const forms = heroes('known').slice(0, 20);
    const firsts = await Promise.all(
      forms.map(async (form, seed) => {
        const { inHome, home, aside, name, short, brief } = readForm(form);
        const page = await firstPages(form, seed + 1);
        const masked = [inHome, home, aside, name, short, brief]
          .filter((each) => each !== '')
          .reduce((text, each) => text.replaceAll(each.replaceAll('’', "'"), '#'), page);
        return masked.split(/(?<=[\w#])[.;]/)[0] ?? '';
      }),
    );
    expect(firsts.filter((each, i) => firsts.indexOf(each) !== i)).toEqual([]);
  });

  test.each([
    ['Kepler Relay, a station above a dead moon', 'sci-fi', 'future'],
    ['a raft in the middle of the Atlantic', 'survival', 'modern'],
    ['Harrow Gaol, on the rock', 'mystery', 'renaissance'],
    ['the open Pacific', 'adventure', 'ancient'],
    ['an oil rig in the North Sea', 'detective', 'modern'],
  ] as const)('nothing of a village is on the first pages of %s', async (setting, genre, era) => {
    const locale = localeOf({ ...emptyForm, setting, genre, era });
    for (const seed of [1, 2, 3, 4]) {
      const [page = ''] = (
        await firstPages({ setting, genre, era, objective: 'Find the lost key' }, seed)
      ).split('\n\n');
      expect(locale).not.toBe('open');
      expect(page).not.toMatch(/\b(?:lane|baker|mule|meadow|barn|orchard|mayor|market|gate|cart|street)s?\b/);
    }
  });

  test('who has a rank is called by it once in a paragraph', async () => {
    for (const seed of [1, 2, 3]) {
      const pages = await firstPages({ ...asHeroine, name: 'Commander Ruth Okonkwo' }, seed, { pages: 4 });
      for (const paragraph of pages.split('\n\n'))
        expect(paragraph.match(/(?<!["\w] )Commander (?:Ruth )?Okonkwo/g)?.length ?? 0).toBeLessThan(3);
    }
  });
});

describe('SETUP-24 the example characters', () => {
  test('each has its phrases, and its fields still say them', () => {
    expect(Object.keys(presetPhrases)).toEqual(characterPresets.map(({ name }) => name));
    for (const { name, objective, setting, appearance } of characterPresets) {
      const { goal, place, aside } = presetPhrases[name] ?? { goal: '?', place: '? ?', aside: '?' };
      expect(objective).toContain(goal);
      expect(appearance.toLowerCase()).toContain(aside.toLowerCase());
      expect(setting.toLowerCase()).toContain(place.replace(/^\w+ (?:the )?/, '').toLowerCase());
    }
  });

  test.each(characterPresets.map(({ name }, index) => [name, index] as const))(
    'the first pages of %s tell them whole, at every level',
    async (name, index) => {
      const form = presetForm(index);
      const phrases = presetPhrases[name];
      for (const readingLevel of readingLevels) {
        const page = await firstPages(form, 1, { readingLevel });
        // What was done before the story began is told so.
        expect(page).toContain(phrases?.goal.replace('’', "'").replace(/(?= replaced\b)/, ' had'));
        expect(faultsIn(page, form)).toEqual([]);
      }
      expect(await firstPages(form)).toContain(`, ${phrases?.aside ?? '?'},`);
    },
  );

  test('an edited field is read, not told from the table', async () => {
    const page = await firstPages({ ...presetForm(0), objective: 'find the queen of the bees' });
    expect(page).toContain('find the queen of the bees');
    expect(page).not.toContain('captured summer');
  });
});

describe('PLAY-27 of heroes written without a look at the code', () => {
  test.each(['known', 'held-out'] as const)(
    '97 of 100 first pages are without a finding: %s',
    async (half) => {
      const all = heroes(half);
      let whole = 0;
      for (const [i, form] of all.entries())
        whole += faultsIn(await firstPages(form, i + 1), form).length === 0 ? 1 : 0;
      expect(whole / all.length).toBeGreaterThanOrEqual(0.97);
    },
  );
});
