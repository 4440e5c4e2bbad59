import { classifyAction, maxActionLength, type TakenAction } from '../domain/action.ts';
import {
  cleanForm,
  environmentOf,
  missingFields,
  usualTitle,
  type CharacterForm,
} from '../domain/character.ts';
import type { GameError } from '../domain/errors.ts';
import type { RandomBytes } from '../domain/ids.ts';
import { jsonBytes, maxEditBytes, maxTitleLength } from '../domain/limits.ts';
import type { CommandResult, EngineApi } from '../domain/ports/engine-api.ts';
import type { KeyExchange, ModelLister, ModelShelf } from '../domain/ports/models.ts';
import type { Secrets } from '../domain/ports/store.ts';
import { done, err, ok, type Result } from '../domain/result.ts';
import type { ShelfCommand } from '../domain/shelf-command.ts';
import type { Scene } from '../domain/story.ts';
import { cleanText } from '../domain/text.ts';
import type { MemoryCommands } from './memory-commands.ts';
import type { ModelCommands } from './model-commands.ts';
import { loadModule } from './load-module.ts';
import type { PictureCommands } from './pictures.ts';
import type { ProviderPictureCommands, ProviderPictureDeps } from './provider-pictures.ts';
import { createTurnRunner, type Basis, type TurnRunnerDeps } from './turn-runner.ts';
import { keepTelling } from './turn.ts';

export type EngineDeps = TurnRunnerDeps &
  ProviderPictureDeps & {
    readonly secrets: Secrets;
    readonly listModels: ModelLister;
    readonly exchangeKey: KeyExchange;
    readonly shelf: ModelShelf;
    /** Id of this device. */
    readonly device: string;
    readonly random: RandomBytes;
  };

/** So many stories before a new one are to be unlike it. */
const storiesApart = 6;

const loadPictures = () => import('./pictures.ts');
const loadProviderPictures = () => import('./provider-pictures.ts');
const loadMemory = () => import('./memory-commands.ts');
const loadModels = () => import('./model-commands.ts');
const loadSuggestions = () => import('./suggestions.ts');

/** The engine of one owner: everything that a player can do, over ports only. */
export function createEngine(deps: EngineDeps): EngineApi {
  const { store, clock } = deps;
  const turns = createTurnRunner(deps);
  const { alone, tellAfter, onDraft } = turns;

  const memory = async (run: (commands: MemoryCommands) => Promise<CommandResult>) => {
    const part = await loadModule('memory', loadMemory);
    return part.ok ? run(part.value.createMemoryCommands(deps)) : part;
  };

  const models = async (run: (commands: ModelCommands) => Promise<CommandResult>) => {
    const part = await loadModule('models', loadModels);
    return part.ok ? run(part.value.createModelCommands(deps)) : part;
  };

  let pictureCommands: PictureCommands | null = null;
  const pictures = async (run: (commands: PictureCommands) => Promise<CommandResult>) => {
    const part = await loadModule('pictures', loadPictures);
    if (!part.ok) return part;
    pictureCommands ??= part.value.createPictureCommands(deps);
    return run(pictureCommands);
  };

  let providerCommands: ProviderPictureCommands | null = null;
  const provider = async (run: (commands: ProviderPictureCommands) => Promise<CommandResult>) => {
    const part = await loadModule('provider-pictures', loadProviderPictures);
    if (!part.ok) return part;
    providerCommands ??= part.value.createProviderPictures(deps);
    return run(providerCommands);
  };

  /** Moves the head from the open scene. */
  function move(
    story: string,
    target: (
      open: Scene,
      redo: readonly string[],
    ) => Result<{ readonly scene: string; readonly redo: readonly string[] }, GameError>,
  ): Promise<CommandResult> {
    return alone(story, async () => {
      const head = await store.head(story);
      if (!head.ok) return head;
      if (head.value === null) return err({ type: 'nothing-there', what: 'undo' });
      const open = await store.scene(head.value);
      if (!open.ok) return open;
      const play = await store.play(story);
      if (!play.ok) return play;
      const to = target(open.value, play.value.redo);
      if (!to.ok) return to;
      const rested = await turns.keepResting(story);
      if (!rested.ok) return rested;
      return store.moveHead(story, to.value.scene, to.value.redo);
    });
  }

  /** The seed of a new story: whoever will tell it may want another than chance drew, so that it is none of the last ones again. */
  async function seedFor(form: CharacterForm, drawn: string): Promise<Result<string, GameError>> {
    const settings = await store.settings();
    if (!settings.ok) return settings;
    const model = await store.modelHere(settings.value.aiModel);
    if (!model.ok) return model;
    const teller = await deps.storyteller(model.value, settings.value);
    // Who cannot be reached now says so when the opening is told.
    if (!teller.ok || teller.value.freshSeed === undefined) return ok(drawn);
    const earlier = await store.lastStories(storiesApart);
    return earlier.ok ? ok(teller.value.freshSeed({ form, seed: drawn, earlier: earlier.value })) : earlier;
  }

  /** Whether the story has a scene, and no draft that seems to be told. */
  async function atRest(story: string): Promise<Result<boolean, GameError>> {
    const draft = await store.draft(story);
    if (!draft.ok) return draft;
    if (draft.value) return ok(!['streaming', 'finishing'].includes(draft.value.status.type));
    const head = await store.head(story);
    return head.ok ? ok(head.value !== null) : head;
  }

  /** A story in which this device never stood: it stands where the story was played last. Only a story that began here is told its opening. */
  async function beginHere(id: string): Promise<CommandResult> {
    const newest = await store.newestHead(id);
    if (!newest.ok) return newest;
    if (newest.value !== null) return store.moveHead(id, newest.value, []);
    const story = await store.story(id);
    if (!story.ok) return story;
    // Its scenes are still on their way from another device.
    if (story.value.device !== deps.device) return done;
    return tellAfter(id, null, { kind: 'opening', action: () => ok(null) });
  }

  /** What has streamed on a road goes to the trash with it, as a scene: out of there it comes back, and for good it goes with the road. */
  async function trashBranch(
    command: Extract<ShelfCommand, { readonly type: 'trash-branch' }>,
  ): Promise<CommandResult> {
    const scene = await store.scene(command.scene);
    if (!scene.ok) return scene;
    return alone(scene.value.story, async () => {
      const rested = await turns.keepResting(scene.value.story);
      return rested.ok ? store.arrange(command) : rested;
    });
  }

  return {
    async startStory({ story, form }) {
      const character = cleanForm(form);
      const [missing] = missingFields(character, false);
      if (missing !== undefined) return err({ type: 'invalid-input', field: missing });
      const now = clock.now();
      // Held from before the story can be seen: who opens it at once must not tell its opening a second time.
      return alone(story, async () => {
        const count = await store.countStories();
        if (!count.ok) return count;
        const seed = await seedFor(character, newSeed(deps.random(8), count.value));
        if (!seed.ok) return seed;
        const created = await store.createStory({
          id: story,
          title: usualTitle(character.name),
          character,
          environment: environmentOf(character.setting),
          seed: seed.value,
          settings: {},
          cover: null,
          createdAt: now,
          playedAt: now,
          favourite: false,
          gone: false,
          device: '',
        });
        if (!created.ok) return created;
        return tellAfter(story, null, { kind: 'opening', action: () => ok(null) });
      });
    },

    async openStory({ story }) {
      // Where nothing is to be done nothing is held: a press in this moment must not hear that the story is being told.
      const rests = await atRest(story);
      if (!rests.ok) return rests;
      if (rests.value) return done;
      const opened = await alone(story, async () => {
        const draft = await store.draft(story);
        if (!draft.ok) return draft;
        if (draft.value) return turns.restDraft(draft.value);
        const head = await store.head(story);
        if (!head.ok) return head;
        return head.value === null ? beginHere(story) : done;
      });
      // Someone is telling it, here or in another tab: it can be watched.
      return !opened.ok && opened.error.type === 'story-busy' ? done : opened;
    },

    act: ({ story, scene, action }) =>
      alone(story, () =>
        tellAfter(story, scene, { kind: 'action', action: (basis) => takenAction(basis, action) }),
      ),

    continueStory: ({ story, scene }) =>
      alone(story, () => tellAfter(story, scene, { kind: 'continue', action: () => ok(null) })),

    retry: ({ story, scene, model }) =>
      alone(story, async () => {
        const old = await store.scene(scene);
        if (!old.ok) return old;
        const { parent, action, fault } = old.value;
        if (model === 'builtin' && fault?.type === 'failed' && fault.error.type === 'unreachable')
          turns.bridge(story);
        const kind = parent === null ? 'opening' : action === null ? 'continue' : 'action';
        return tellAfter(story, parent, {
          kind,
          action: () => ok(action),
          ...(model === undefined ? {} : { model }),
        });
      }),

    stop: ({ story }) =>
      Promise.resolve(turns.stop(story) ? done : err({ type: 'not-found', what: 'draft', id: story })),

    continueDraft: ({ story }) => onDraft(story, (plan) => turns.tell(plan)),
    keepDraft: ({ story }) => onDraft(story, (plan) => keepTelling(deps, plan, false)),
    retryDraft: ({ story, model }) =>
      onDraft(story, (plan) =>
        turns.tell({ ...plan, title: '', passage: '', retell: plan.retell + 1, model: model ?? plan.model }),
      ),
    dropDraft: ({ story }) => alone(story, () => store.dropDraft(story)),
    takeOverDraft: ({ story, device }) =>
      alone(story, () => store.takeOverDraft({ story, device, turn: deps.ids.next() })),

    undo: ({ story }) =>
      move(story, (open, redo) =>
        open.parent === null
          ? err({ type: 'nothing-there', what: 'undo' })
          : ok({ scene: open.parent, redo: [...redo, open.id] }),
      ),
    redo: ({ story }) =>
      move(story, (_open, redo) => {
        const next = redo.at(-1);
        return next === undefined
          ? err({ type: 'nothing-there', what: 'redo' })
          : ok({ scene: next, redo: redo.slice(0, -1) });
      }),
    // Does not look at the open scene: it may be the damaged one that the player wants to leave.
    goTo: ({ story, scene }) =>
      alone(story, async () => {
        const rested = await turns.keepResting(story);
        return rested.ok ? store.moveHead(story, scene, []) : rested;
      }),

    editPassage: ({ scene, text }) => {
      const edited = text === null ? null : cleanText(text, Infinity);
      return jsonBytes(edited) > maxEditBytes
        ? Promise.resolve(err({ type: 'too-long', most: maxEditBytes }))
        : store.changeScene(scene, { edited });
    },
    renameStory: ({ story, title }) => {
      const name = cleanText(title.trim(), maxTitleLength);
      return name === '' ? refuse('title') : store.changeStory(story, { title: name });
    },
    nameBranch: ({ scene, name }) =>
      store.changeScene(scene, { name: cleanText(name.trim(), maxTitleLength) }),
    trashStory: ({ story, gone }) => store.changeStory(story, { gone }),
    arrange: (command) =>
      command.type === 'trash-branch' && command.gone ? trashBranch(command) : store.arrange(command),
    spendAir: ({ story, seconds }) =>
      Number.isInteger(seconds) && seconds > 0 ? store.addAirlessSeconds(story, seconds) : refuse('seconds'),

    async suggestTitles(ask) {
      const part = await loadModule('suggestions', loadSuggestions);
      return part.ok ? part.value.suggestTitles(deps, turns, ask) : part;
    },
    async suggestExample(ask) {
      const part = await loadModule('suggestions', loadSuggestions);
      return part.ok ? part.value.suggestExample(deps, ask) : part;
    },
    addFact: (command) => memory((commands) => commands.addFact(command)),
    changeMemory: (command) => memory((commands) => commands.changeMemory(command)),
    rewriteSummary: (command) => memory((commands) => commands.rewriteSummary(command)),
    addLore: (command) => memory((commands) => commands.addLore(command)),
    changeLore: (command) => memory((commands) => commands.changeLore(command)),
    setNotes: (command) => memory((commands) => commands.setNotes(command)),
    saveForm: ({ form }) => store.saveForm(cleanForm(form)),
    async saveSettings({ change }) {
      const saved = await store.changeSettings(change);
      return saved.ok && change.forgetKeys === true ? deps.secrets.hold() : saved;
    },
    saveSecret: ({ name, value }) => {
      const key = value?.trim() ?? '';
      return deps.secrets.set(name, key === '' ? null : key);
    },

    refreshModels: (command) => models((commands) => commands.refreshModels(command)),
    connectOpenRouter: (grant) => models((commands) => commands.connectOpenRouter(grant)),
    installModel: (source) => deps.shelf.install(source),
    stopInstall: ({ id }) => deps.shelf.stopInstall(id),
    checkModel: ({ id }) => deps.shelf.check(id),
    removeModel: ({ id }) => deps.shelf.remove(id),
    tidyModels: () => deps.shelf.tidy(),
    drawScene: (command) => pictures((commands) => commands.drawScene(command)),
    stopDrawing: (command) => pictures((commands) => commands.stopDrawing(command)),
    drawPortrait: (command) => pictures((commands) => commands.drawPortrait(command)),
    keepPicture: (command) => pictures((commands) => commands.keepPicture(command)),
    keepHero: (command) => pictures((commands) => commands.keepHero(command)),
    makePicture: (command) => provider((commands) => commands.makePicture(command)),
    makePortrait: (command) => provider((commands) => commands.makePortrait(command)),
    stopPicture: (command) => provider((commands) => commands.stopPicture(command)),
    forgetPicture: (command) => provider((commands) => commands.forgetPicture(command)),
    showPicture: (command) => provider((commands) => commands.showPicture(command)),
    resumePictures: () => provider((commands) => commands.resumePictures()),
    checkPictures: (command) => provider((commands) => commands.checkPictures(command)),
  };
}

function takenAction(
  { parent, language }: Basis,
  action: { readonly offered: string } | { readonly typed: string },
): Result<TakenAction, GameError> {
  if ('offered' in action) {
    const offered = parent?.actions.find((candidate) => candidate.id === action.offered);
    if (!offered) return err({ type: 'invalid-input', field: 'action' });
    return ok({
      text: offered.text,
      type: classifyAction(offered.text, offered.type, language),
      offeredAs: offered.type,
    });
  }
  const text = cleanText(action.typed.replace(/\p{Cc}+/gu, ' ').trim(), maxActionLength);
  if (text === '') return err({ type: 'invalid-input', field: 'action' });
  return ok({ text, type: classifyAction(text, null, language), offeredAs: null });
}

function refuse(field: string): Promise<CommandResult> {
  return Promise.resolve(err({ type: 'invalid-input', field }));
}

/** 16 hex digits of chance; the last counts the player's stories, so that a storyteller may give one after another other cards. */
function newSeed(bytes: Uint8Array, stories: number): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, -1) + (stories % 16).toString(16);
}
