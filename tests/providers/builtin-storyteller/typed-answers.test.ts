import { describe, expect, test } from 'vitest';
import { packOf } from './cards.ts';
import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { createBuiltinStoryteller } from '../../../src/providers/builtin-storyteller/client.ts';
import { goneMark } from '../../../src/providers/builtin-storyteller/casting.ts';
import { shortOf } from '../../../src/providers/builtin-storyteller/stagecraft.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { hasMark, type World } from '../../../src/providers/builtin-storyteller/world.ts';
import { typeAll, typedDeeds } from '../../tools/story-deeds.ts';
import { sentencesOf } from '../../tools/story-metrics.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import type { Scene } from '../../../src/domain/story.ts';
import { eitherForm } from './either-form.ts';

const worldOf = (scene: Scene | undefined): World => {
  const world = readWorld(scene?.storytellerState ?? null);
  if (world === null) throw new Error('a scene of the built-in storyteller has its world');
  return world;
};
const plain = (text: string) => eitherForm(text).replace(/[“”]/g, '"');
const firstOf = (scene: Scene | undefined) => plain(scene?.passage.split('\n\n')[0] ?? '');
const isQuestion = (typed: string) => /\?$|^(?:ask|tell me|talk|[A-Z]\w+, )/i.test(typed);

const table = await typeAll();
const story = fakeStoryOf({}, 5);
const { scenes } = await play(story, {}, 24, policyOf('neutral', 5));
const end = scenes.findIndex(({ ending }) => ending !== null);

/** The scenes of the first quest in which somebody stands who is neither friend nor foe. */
const withPerson = scenes.slice(1, end - 3).flatMap((scene, i) => {
  const world = worldOf(scene);
  const id = world.stage['p'] ?? '';
  const person = world.people.find((each) => each.id === id);
  const isOther = person !== undefined && id !== world.foe && id !== world.ally;
  return isOther ? [{ road: scenes.slice(0, i + 2), person }] : [];
});

describe('a typed question', () => {
  test('PLAY-06 is answered in words by somebody who is there', () => {
    const asked = table.filter(({ typed, whom }) => isQuestion(typed) && whom !== '');
    expect(asked.length).toBeGreaterThan(12);
    for (const { typed, after } of asked) {
      const told = firstOf(after);
      const own = /^"[^"]*[?,]"/.test(told) ? told.replace(/^"[^"]*"/, '') : told;
      expect([typed, told, /"[^"]{12,}"/.test(own)]).toEqual([typed, told, true]);
    }
  });

  test.each([
    ['the opponent', ({ people, foe }: World) => shortOf(people.find(({ id }) => id === foe)?.name ?? '')],
    ['the thing in play', ({ token }: World) => token],
    ['those whom the opponent sends', ({ hands }: World) => hands],
    ['the weathercock', () => 'the weathercock'],
  ])('speaks of what it is about: %s', async (_, subject) => {
    for (const { road, person } of withPerson.slice(0, 4)) {
      const about = subject(worldOf(road.at(-1)));
      const { scene } = await playOn(story, {}, road, {
        typed: `ask ${shortOf(person.name)} about ${about}`,
      });
      const [, ...answer] = sentencesOf(firstOf(scene));
      const said = answer.join(' ').toLowerCase();
      const words = about
        .toLowerCase()
        .split(' ')
        .filter((word) => word !== 'the');
      const isNamed =
        words.some((word) => said.includes(word)) || /\b(?:he|she|him|her|they|them|it)\b/.test(said);
      expect([about, said, isNamed]).toEqual([about, said, true]);
    }
  });

  test('is never answered twice in the same words', async () => {
    const [first] = withPerson;
    if (first === undefined) throw new Error('somebody is there');
    let road = first.road;
    const told: string[] = [];
    for (let n = 0; n < 8; n++) {
      const { scene } = await playOn(story, {}, road, {
        typed: n % 2 === 0 ? 'Who are you?' : 'What is going on?',
      });
      told.push(...[...scene.passage.matchAll(/“([^”]{20,})”/g)].map((found) => found[1] ?? ''));
      road = [...road, scene];
    }
    expect(told.filter((said, i) => told.indexOf(said) !== i)).toEqual([]);
  });

  test('comes to the plot’s own line first', async () => {
    const line = worldOf(scenes[0]).case;
    const own = 'Nobody here ever paid for that gate with money';
    const teller = createBuiltinStoryteller({
      clock: { now: () => 0, sleep: async () => {} },
      loadPack: async (id) => {
        const pack = await bundledPacks(id);
        return id === `case-${line.slice(5)}`
          ? { ...pack, sheets: [...pack.sheets, `\n@ * answer ${line} topic=past\n${own}\n`] }
          : pack;
      },
    });
    const [first] = withPerson;
    const typed = `ask ${shortOf(first?.person.name ?? '')} what happened here`;
    const { scene } = await playOn(story, {}, first?.road ?? [], { typed }, 45, teller);
    expect(firstOf(scene)).toContain(own);
  });

  test('does nothing else: no way on is taken but the plain one that asks the same', () => {
    const wrong = table.filter(
      ({ typed, after }) => isQuestion(typed) && worldOf(after).deeds.some((deed) => !deed.endsWith(':=')),
    );
    expect(wrong.map(({ typed }) => typed)).toEqual([]);
  });
});

describe('a typed deed among people', () => {
  test('a blow is never without consequence: it costs trust, and whoever is felled is gone', async () => {
    let gone = 0;
    for (const { road, person } of withPerson) {
      const { scene } = await playOn(story, {}, road, { typed: `attack ${shortOf(person.name)}` });
      const [before, after] = [worldOf(road.at(-1)), worldOf(scene)];
      expect(after.trust[person.id] ?? 0).toBeLessThan(before.trust[person.id] ?? 0);
      expect(after.saga.at(-1)).toMatchObject({ who: person.id, type: 'evil' });
      if (hasMark(after.seen, goneMark(person.id))) gone += 1;
    }
    expect(gone).toBeGreaterThan(0);
  });

  test.each(['attack', 'give my coat to', 'tell the truth to'])(
    'the next scene knows of it: %s',
    async (deed) => {
      const wakes = (packOf.get('typed')?.cards ?? []).filter(({ kind }) => kind === 'wake');
      const parts = wakes
        .flatMap(({ source }) => source.split(/\{[^}]*\}|\|/))
        .filter((part) => part.trim().split(' ').length > 4);
      let met = 0;
      for (const { road, person } of withPerson) {
        const { scene } = await playOn(story, {}, road, { typed: `${deed} ${shortOf(person.name)}` });
        const isLeft = worldOf(scene).own.length > 0;
        if (!isLeft) continue;
        const { scene: next } = await playOn(story, {}, [...road, scene], { typed: 'go on' });
        const told = plain(`${scene.passage} ${next.passage}`).toLowerCase();
        expect([deed, told, parts.some((part) => told.includes(part.trim().toLowerCase()))]).toEqual([
          deed,
          told,
          true,
        ]);
        met += 1;
      }
      expect(met).toBeGreaterThan(2);
    },
  );

  test('an unusual one is told of once more, later or at the end', async () => {
    const { scene } = await playOn(story, {}, scenes.slice(0, 3), { typed: 'dance on the table' });
    let road: readonly Scene[] = [...scenes.slice(0, 3), scene];
    const policy = policyOf('neutral', 5);
    while (road.at(-1)?.ending === null && road.length < 30) {
      const last = road.at(-1);
      if (last === undefined) break;
      road = [...road, (await playOn(story, {}, road, policy(last.actions, road.length, last))).scene];
    }
    const after = road.slice(4).filter(({ passage }) => passage.includes('danced on the table'));
    expect(after).toHaveLength(1);
  });

  test('sixty deeds are there to be read: twenty questions, and as many plain and wild ones', () => {
    expect(typedDeeds.flatMap(({ deeds }) => deeds)).toHaveLength(60);
    expect(table).toHaveLength(60);
  });
});
