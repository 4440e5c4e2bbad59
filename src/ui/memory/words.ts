import type { LeftOut, PromptSectionKind } from '../../domain/prompt-record.ts';
import type { CallUsage } from '../../domain/model.ts';
import { longNumber } from './numbers.ts';
import { counted } from '../kit/counted.ts';

/* Every word of the memory and of what the storyteller saw. A translation of the two is a translation of this file. */

export const words = {
  title: 'Memory',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  undo: 'Undo',
  damaged: (count: number) =>
    count === 1
      ? 'One entry cannot be shown. It was left as it is, and nobody is told it.'
      : `${count} entries cannot be shown. They were left as they are, and nobody is told them.`,
  cannotShow: 'This entry cannot be shown. It was left as it is.',
  waiting: 'Opening the memory …',
  cut: (most: number) => `At most ${longNumber(most)} characters; the rest was cut.`,

  tabs: { facts: 'Facts', chapters: 'Chapters', lore: 'Lorebook', wishes: 'Wishes' },

  factsIntro:
    'What the storyteller must not forget. A fact holds from the scene where you note it, on every road that leads on from there, and on no other.',
  newFact: 'A new fact',
  factPlaceholder: 'The ferryman is her uncle, and she does not know it.',
  factPin: 'Pin it',
  factPinHint: 'A pinned fact is read in every turn; another one is told with its chapter.',
  factAdd: 'Note it',
  factNoted: 'Noted.',
  factsNone: 'Nothing is noted yet.',
  pinnedLength: (length: number, most: number) =>
    `Pinned: ${longNumber(length)} of ${longNumber(most)} characters`,
  since: (title: string) => (title === '' ? 'known on this road' : `since “${title}”`),
  factBy: { player: 'yours', model: 'noted by the storyteller', text: 'drawn from the passages' },
  pinned: 'pinned',
  pin: 'Pin',
  unpin: 'Unpin',
  editFact: (text: string) => `Edit the fact “${text}”`,
  pinFact: (text: string) => `Pin the fact “${text}”`,
  unpinFact: (text: string) => `Unpin the fact “${text}”`,
  removeFact: (text: string) => `Remove the fact “${text}”`,
  fact: 'Fact',
  factRemoved: { title: 'The fact is forgotten', text: 'The storyteller will not read it any more.' },

  chaptersIntro:
    'When a story grows long, its oldest scenes are closed into a chapter and told in short. Every word of them stays in the history; a road that was left keeps its chapters to itself.',
  chaptersNone:
    'No chapter is closed yet: the storyteller still reads every scene of this road word for word.',
  folios: (from: string, to: string) => (from === to ? `Folio ${from}` : `Folios ${from} to ${to}`),
  chapterBy: {
    player: 'in your words',
    model: 'told by the storyteller',
    text: 'drawn from the passages',
  },
  chapterText: 'The chapter in short',
  editChapter: (folios: string) => `Edit ${folios}`,
  anew: 'Write anew',
  anewOf: (folios: string) => `Write ${folios} anew`,
  anewBusy: 'Writing …',
  takenIn: (count: number) => `${counted(count, 'chapter')} told in this one.`,

  loreIntro:
    'People, places and things of this world. The storyteller reads an entry when one of its keys is mentioned in your action or in the last scenes.',
  loreNone: 'The lorebook is empty.',
  loreAdd: 'New entry',
  loreNew: 'A new entry',
  loreEdit: (title: string) => `Edit “${title}”`,
  loreRemove: (title: string) => `Remove “${title}”`,
  loreRemoved: { title: 'The entry is gone', text: 'The storyteller will not read it any more.' },
  loreOn: (title: string) => `Tell “${title}”`,
  loreConstant: 'always told',
  loreOff: 'off',
  loreKeys: 'Keys',
  loreAnd: 'and',
  loreNot: 'not',
  loreTitle: 'Title',
  loreText: 'What is true of it',
  loreKeysField: 'Keys',
  loreKeysHint: 'Whole words, with commas between them: ferryman, the ferry. Capitals do not matter.',
  loreMore: 'Finer rules',
  loreSecondary: 'Second keys',
  loreSecondaryHint: 'When there are any, one of them must be mentioned too.',
  loreNotKeys: 'Not with',
  loreNotHint: 'When one of these is mentioned, the entry stays out.',
  loreAlways: 'Always told',
  loreAlwaysHint: 'In every turn, whatever is mentioned.',
  loreOrder: 'Order',
  loreOrderHint: 'Lower numbers are told first, and kept longest where room is short.',
  loreScan: 'Looks back',
  loreScanText: (scenes: number) => counted(scenes, 'scene'),
  loreMissing: {
    title: 'It needs a title.',
    text: 'It says nothing yet.',
    keys: 'Without a key it is never told: give it one, or have it always told.',
  },
  loreTest: 'Try the lorebook',
  loreTestHint: 'Type what might happen, and see which entries it would wake.',
  loreTestPlaceholder: 'She asks the ferryman about the drowned bell.',
  loreWakes: (title: string, key: string | null) =>
    key === null ? `${title}: always told` : `${title}: “${key}”`,
  loreWakesCount: (count: number) =>
    count === 0 ? 'No entry would be told.' : `${counted(count, 'entry', 'entries')} would be told.`,
  loreNow: 'In the next turn, before your action',

  wishesIntro: 'Notes to the author, for this story alone. The storyteller reads them in every turn.',
  wishes: 'Notes to the author',
  wishesPlaceholder: 'More dialogue. Let the sea be heard in every scene.',
  wishesOwn: 'These hold for this story only.',
  wishesShared: 'These are the notes of your settings; what you save here holds for this story only.',
  wishesBack: 'Take those of the settings',
  wishesSaved: { title: 'Notes saved', text: 'The storyteller reads them from the next turn on.' },

  saw: {
    title: 'What the storyteller saw',
    of: (folio: string, title: string) => `Folio ${folio}: ${title}`,
    earlier: 'Scene before',
    later: 'Scene after',
    none: 'Nothing was noted for this scene: it was told by an older version, arrived from another device, or was kept as it stood.',
    given:
      'The built-in storyteller counts no tokens. This is what it was given; its own notes on the story come beside it.',
    tiny: 'This model reads little: it was given the smallest preset, with the last passages cut short.',
    faded: 'The words of turns far back are not kept, only how much was read.',
    scenes: 'These are the scenes of the road as they stand in the history.',
    teller: 'Told by',
    builtin: 'The built-in storyteller',
    time: 'Time',
    timeText: (first: string | null, whole: string) =>
      first === null || first === whole ? whole : `first word ${first}, done ${whole}`,
    read: 'Read',
    readText: (tokens: number) => `${counted(tokens, 'token')}`,
    cached: 'From the cache',
    cachedText: (tokens: number, share: number) => `${counted(tokens, 'token')}, ${share} %`,
    cachedUnknown: 'not said by the provider',
    same: 'As before',
    sameText: (tokens: number) => `about ${counted(tokens, 'token')} at the beginning as in the last turn`,
    written: 'Written',
    cost: 'Cost',
    costUnknown: 'not said by the provider',
    costListed: (cost: string) => (cost === 'free' ? cost : `about ${cost}, by the list of prices`),
    story: 'The story so far',
    storyText: (cost: string | null, tokens: number, scenes: number) =>
      [...(cost === null ? [] : [cost]), `${counted(tokens, 'token')}`, counted(scenes, 'scene')].join(', '),
    parts: 'In the order in which it was read',
    partsGiven: 'What it was given',
    budget: (used: number, budget: number) =>
      `${longNumber(used)} of ${longNumber(budget)} tokens, as estimated here`,
    tokens: (tokens: number) => `${counted(tokens, 'token')}`,
    kept: 'as before',
    leftOut: 'Left out',
    leftOutNone: 'Nothing was left out.',
    calls: 'Calls',
    call: {
      title: 'Title',
      passage: 'Passage',
      actions: 'Three choices',
      turn: 'Whole turn',
      'book-titles': 'Book titles',
      example: 'Example',
      summary: 'A chapter in short',
    } satisfies Record<CallUsage['use'], string>,
    callText: (read: number | null, written: number | null) =>
      `${read === null ? '?' : longNumber(read)} read, ${written === null ? '?' : longNumber(written)} written`,
    kinds: {
      rules: 'Rules of the telling',
      hero: 'The hero',
      world: 'The world',
      facts: 'Pinned facts',
      chapters: 'Chapters in short',
      history: 'Scenes, word for word',
      known: 'Facts of late',
      lore: 'Lorebook',
      scene: 'Here and now',
      wishes: 'Your notes',
      action: 'Your action and the form of the answer',
      'carry-on': 'What had streamed before',
    } satisfies Record<PromptSectionKind, string>,
    actionGiven: 'Your action',
    counted: (kind: PromptSectionKind, count: number) => {
      if (count === 0) return '';
      switch (kind) {
        case 'facts':
        case 'known':
          return counted(count, 'fact');
        case 'chapters':
          return counted(count, 'chapter');
        case 'lore':
          return counted(count, 'entry', 'entries');
        case 'history':
          return counted(count, 'scene');
        default:
          return '';
      }
    },
    leftOutText: ({ kind, name, count, why }: LeftOut) => {
      const what = {
        fact: `The fact “${name}”`,
        chapter: `The chapter “${name}”`,
        lore: `The entry “${name}”`,
        scenes: count === 1 ? 'The first scene' : `The first ${count} scenes, word for word`,
      }[kind];
      const reason = {
        'no-room': 'there was no room',
        enough: 'eight entries are the most',
        'summed-up': 'chapters hold them in short',
      }[why];
      return `${what}: ${reason}.`;
    },
  },
} as const;
