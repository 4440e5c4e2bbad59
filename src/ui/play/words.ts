import type { ActionType } from '../../domain/action.ts';
import type { StatName } from '../../domain/stats.ts';
import type { DraftStatus, Ending } from '../../domain/story.ts';

/* Every word of the play screen. A translation of the screen is a translation of this file. */

export const words = {
  loading: 'Opening the book …',

  folio: (numeral: string, branch: string) => `Folio ${numeral} · ${branch}`,
  mainRoad: 'Main road',
  branchLabel: (branch: number) => `branch_${branch}`,
  live: 'Live Story',
  untitled: 'The page is being written',
  writing: 'The storyteller is writing …',
  edited: 'edited',
  partial: 'kept as far as it had come',
  failedMark: 'This scene could not be told',
  toldBy: 'You chose:',
  wentOn: 'The story went on.',

  choices: 'What happens next',
  actionType: { good: 'Good', neutral: 'Neutral', evil: 'Evil' } satisfies Record<ActionType, string>,
  ownAction: 'Or type your own action...',
  go: 'Go',
  cut: (most: number) => `An action has at most ${most} characters; the rest was cut.`,
  left: (left: number) => `${left} characters left`,
  actions: 'This page',
  continue: 'Continue',
  undo: 'Undo',
  redo: 'Redo',
  retry: 'Retry',
  edit: 'Edit passage',
  stop: 'Stop',
  retryHint: 'Tell this scene anew; this one stays',
  continueHint: 'Let the story go on without an action',
  keepReading: 'Continue reading',

  rest: {
    stopped: 'You stopped the storyteller here.',
    'broken-off': 'The telling broke off here.',
    interrupted: 'The telling was interrupted here.',
  } satisfies Record<Exclude<DraftStatus['type'], 'streaming' | 'finishing'>, string>,
  restEmpty: 'Nothing had been written yet.',
  restText: 'Every word that had come is kept. How shall it go on?',
  restContinue: 'Continue',
  restContinueText: 'from the last word',
  restKeep: 'Keep',
  restKeepText: 'as it stands',
  restRetry: 'Retry',
  restRetryText: 'from the beginning',
  restDrop: 'Choose another action',

  failedTitle: 'This scene could not be told',
  failedText: 'It cost you no turn. You can also simply go on below.',
  failedRetry: 'Retry this scene',
  failedBuiltin: 'Let the built-in storyteller write it',
  failedModel: 'Choose another model',

  finis: 'Finis',
  ending: (ending: Ending, hero: string) => {
    const tone = ending.tone === '' ? '' : `, a ${ending.tone} ending`;
    switch (ending.outcome) {
      case 'won':
        return `${hero} reached what was sought${tone}.`;
      case 'lost':
        return `${hero} did not reach what was sought${tone}.`;
      case 'renounced':
        return `${hero} let go of what was sought${tone}.`;
    }
  },
  endingOn: 'The book is whole. If you like, the road still goes on.',

  missingTitle: 'This story is not here',
  missingText:
    'It is not on this device. It may have been deleted, or it has not arrived from another device yet.',
  damagedTitle: 'This page cannot be read',
  damagedStory: 'The record of this story is damaged on this device. Nothing was deleted.',
  damagedScene:
    'The record of this scene is damaged on this device. Nothing was deleted, and the scenes before it are whole.',
  damagedBack: 'Go to the scene before',
  damagedOther: 'Open another story',
  back: 'Back',
  openingFailed: 'The first page could not be written',
  openingFailedText: 'The story itself is saved on this device.',
  again: 'Try again',
  book: 'The book',

  ledger: 'The ledger',
  statName: {
    health: 'Health',
    oxygen: 'Oxygen',
    sanity: 'Sanity',
    speed: 'Speed',
    endurance: 'Endurance',
    karma: 'Karma',
    armor: 'Armor',
    shield: 'Shield',
    energy: 'Energy',
    radiation: 'Radiation',
    temperature: 'Temperature',
    hydration: 'Hydration',
    nutrition: 'Nutrition',
    stress: 'Stress',
    focus: 'Focus',
  } satisfies Record<StatName, string>,
  zero: {
    health: 'At the edge of death',
    oxygen: 'No breath left',
    sanity: 'The mind gives way',
    speed: 'Cannot move',
    endurance: 'Spent',
    armor: 'Broken',
    shield: 'Down',
  } satisfies Partial<Record<StatName, string>> as Partial<Record<StatName, string>>,
  zeroElse: 'At zero',
  statFull: 'full again',
  statOf: (max: number) => ` of ${max}`,
  statLine: (name: string, value: number, reason: string) =>
    reason === '' ? `${name} ${value}` : `${name} ${value}, ${reason}`,

  choicesReady: 'Three choices ready.',
  sceneReady: 'The scene is ready.',

  history: 'Story History',
  historyCount: (count: number) => `Story History (${count})`,
  historyMore: (count: number) => `and ${count} more`,
  historyOpen: 'Open the history',
  historyHere: 'You are here',
  historyRoad: 'This road',
  historyRoads: 'Roads',
  historyOlder: (count: number) => `Show ${count} older scenes`,
  historyOpening: 'The story begins',
  historyFull: 'Read the passage',
  historyLess: 'Fold the passage',
  historyBroken: 'The scene before this one cannot be read on this device. Nothing was deleted.',
  branchPoint: 'Branch Point',
  branch: 'Branch',
  branchOf: (title: string) => `Branch from “${title}”`,
  roadsEmpty: 'This story has one road so far. Choose differently in an earlier scene, and another begins.',
  roadScenes: (count: number) => (count === 1 ? '1 scene' : `${count} scenes`),
  roadFrom: (title: string) => `from “${title}”`,
  roadEnds: (title: string) => `now at “${title}”`,
  roadOpen: 'Open',
  roadName: 'Name',
  roadNameOf: (label: string) => `Name of ${label}`,
  roadSave: 'Save name',
  roadHere: 'you are on it',
  goneOnBefore: (count: number) =>
    `This scene has gone on before: ${count === 1 ? '1 road' : `${count} roads`}.`,
  goneOnText: 'Another choice begins a road of its own; nothing is lost.',
  continued: 'Went on',

  titles: 'Select a Title for Your Story',
  titlesText: 'The title stands on the spine of the book; you can change it at any time.',
  titlesWaiting: 'Finding titles …',
  titlesNoModel: 'AI model or API key not configured. Please check settings.',
  titlesFailed: 'The model did not answer; these titles are ready-made.',
  titlesNone: 'No titles could be found just now. Give the book one of your own.',
  titlesAgain: 'Other titles',
  titlesCustom: 'A title of your own',
  titlesSet: 'Set Custom Title',
  titlesOpen: 'Choose a title',
  cancel: 'Cancel',
  close: 'Close',

  editTitle: 'Edit passage',
  editText: 'Only what is shown changes. The original is kept, and no stat is reckoned anew.',
  editLabel: 'Passage',
  editSave: 'Save',
  editOriginal: 'Give back the original',

  keysTitle: 'Keys',
  keys: [
    ['1 2 3', 'Choose an action'],
    ['/', 'Type an action of your own'],
    ['Enter', 'Send it'],
    ['Esc', 'Leave the field, close a dialog'],
    ['?', 'Show these keys'],
  ] as readonly (readonly [string, string])[],
  keysOpen: 'Keys',

  restart: 'New story',
  restartTitle: 'Begin a new story?',
  restartText: 'This story stays in your library, every road of it. You come back to an empty setup.',
  restartYes: 'Begin a new story',
  restartNo: 'Stay here',
} as const;
