import type { CharacterForm, Environment } from '../src/domain/character.ts';
import { fallbackActions } from '../src/domain/fallbacks.ts';
import { emptySceneContext } from '../src/domain/scene-context.ts';
import { stampOfTime } from '../src/domain/stamp.ts';
import { startingStats } from '../src/domain/stats.ts';
import type { Stats } from '../src/domain/stats.ts';
import type { Draft, Scene, SceneMeta, Story } from '../src/domain/story.ts';

/** Ids of the form of a UUIDv7 that sort as their numbers do. */
export function fakeId(number: number): string {
  const hex = number.toString(16).padStart(12, '0');
  return `019a0000-0000-7000-8000-${hex}`;
}

/** A filled-in form without a picture. */
export function fakeForm(props: Partial<CharacterForm> = {}): CharacterForm {
  return {
    name: 'Mira Vale',
    appearance: 'a tall woman with a grey braid and ink on her fingers',
    age: 34,
    gender: 'female',
    imageStyle: 'watercolor',
    customStyle: '',
    objective: 'find the lost lighthouse',
    setting: 'a harbour town under a cliff',
    era: 'renaissance',
    motivation: 'her brother sailed towards it and never came home',
    genre: 'mystery',
    characterImage: null,
    ...props,
  };
}

/** Ground under the feet, and air. */
export function fakeEnvironment(props: Partial<Environment> = {}): Environment {
  return {
    type: 'surface',
    hasOxygen: true,
    hasRadiation: false,
    description: 'a harbour town under a cliff',
    ...props,
  };
}

/** Stats of a hero to whom nothing has happened yet. */
export function fakeStats(props: Partial<Stats> = {}): Stats {
  return { ...startingStats(fakeEnvironment()), ...props };
}

/** A story without scenes. */
export function fakeStory(props: Partial<Story> = {}): Story {
  return {
    id: fakeId(1),
    title: "Mira Vale's Adventure",
    character: fakeForm(),
    environment: fakeEnvironment(),
    seed: '0123456789abcdef',
    settings: {},
    cover: null,
    createdAt: 1_700_000_000_000,
    playedAt: 1_700_000_000_000,
    favourite: false,
    gone: false,
    device: fakeId(900),
    ...props,
  };
}

/** An opening. */
export function fakeScene(props: Partial<Scene> = {}): Scene {
  return {
    id: fakeId(100),
    story: fakeId(1),
    parent: null,
    action: null,
    title: 'The Unlit Tower',
    passage: 'Mira walked down to the quay.\n\nNobody had seen the light for a year.',
    actions: fallbackActions(),
    statsAfter: fakeStats(),
    statChanges: [],
    storytellerState: null,
    sceneContext: emptySceneContext,
    model: 'builtin',
    depth: 0,
    retell: 0,
    device: fakeId(900),
    createdAt: 1_700_000_000_000,
    told: stampOfTime(1_700_000_000_000),
    fault: null,
    ending: null,
    ...props,
  };
}

/** A row beside a scene that says nothing about it. */
export function fakeSceneMeta(props: Partial<SceneMeta> = {}): SceneMeta {
  return {
    id: fakeId(100),
    story: fakeId(1),
    name: '',
    edited: null,
    image: null,
    favourite: false,
    gone: false,
    ...props,
  };
}

/** The opening of `fakeStory`, half told. */
export function fakeDraft(props: Partial<Draft> = {}): Draft {
  return {
    story: fakeId(1),
    turn: fakeId(100),
    parent: null,
    action: null,
    kind: 'opening',
    retell: 0,
    model: 'builtin',
    title: '',
    passage: 'Mira walked down',
    status: { type: 'streaming' },
    startedAt: 1_700_000_000_000,
    ...props,
  };
}
