import type { readingLevels, fontFamilies, highlighterColors, contentRatings } from './settings-choices.ts';
export type ReadingLevel = (typeof readingLevels)[number];

export type FontFamily = (typeof fontFamilies)[number];

export type HighlighterColor = (typeof highlighterColors)[number];

export type ContentRating = (typeof contentRatings)[number];

/** How a passage looks on one kind of screen (SET-04 to SET-06, SET-08). */
export type DisplaySettings = {
  /** 0.7 to 1.4 in steps of 0.1; the passage is shown at textSize x 1.3 em (SET-04). */
  readonly textSize: number;
  readonly fontFamily: FontFamily;
  readonly readingHighlighter: boolean;
  readonly highlighterColor: HighlighterColor;
};

/** What shapes the words of a story; follows the player to his devices. */
export type StorySettings = {
  /**
   * Who tells the story: 'builtin', 'openrouter:<model id>', 'server:<model id>', 'device:<model id>' for a model in this browser's own
   * storage, or 'browser:<name>' for the browser's own model (see `modelRef`).
   * @defaultValue 'builtin' (ruling 16)
   */
  readonly aiModel: string;
  readonly readingLevel: ReadingLevel;
  /** Paragraphs in a passage. */
  readonly passageLength: 2 | 3;
  /** The player's wishes to the author, in every passage prompt (SET-07). */
  readonly notesToAuthor: string;
  /** Ruling 26. */
  readonly narration: 'third' | 'second';
  /** Ruling 34. */
  readonly contentRating: ContentRating;
  /** BCP 47 tag of the story's language (ruling 35). */
  readonly language: string;
  /** 'auto' takes the economy shape for free models, own servers and models on the device, three calls otherwise (ruling 18). */
  readonly callShape: 'auto' | 'three' | 'economy';
};

/** What belongs to this device alone and is never synced. */
export type DeviceSettings = {
  /** Base address of an own OpenAI-compatible server, up to and with '/v1'; '' when there is none. */
  readonly serverUrl: string;
  /** The most tokens that a chat model may write for a passage, 100 to 4,000. @defaultValue 500 (PLAY-21) */
  readonly passageTokens: number;
  /** The most tokens that a prompt of a passage may have, 1,000 to 1,000,000; a model that reads less is told less. @defaultValue 16,000 */
  readonly promptTokens: number;
  /** Loses 1 oxygen every 10 s of reading where there is no air (STAT-05); off for slow readers. */
  readonly timedOxygen: boolean;
  /** Show a passage whole instead of word by word. */
  readonly wholePassages: boolean;
  /** Provider keys are held in memory alone, and gone when the page is closed or loaded anew. */
  readonly forgetKeys: boolean;
  readonly theme: 'system' | 'light' | 'dark';
  readonly tint: 'none' | 'vellum' | 'ink';
};

/** Everything that the settings screen changes. Provider keys are not here: they are secrets (SET-10). */
export type Settings = StorySettings &
  DeviceSettings & {
    /** Under 768 px (SET-08). */
    readonly mobile: DisplaySettings;
    readonly desktop: DisplaySettings;
    /** Ruling 28. */
    readonly pictures: 'off' | 'drawn' | 'provider';
    /** Asks the gateway for makers only that do not keep stories to train on. */
    readonly noTraining: boolean;
  };

/** SET-09 with rulings 16, 26, 28, 34 and 35. */
export const defaultSettings: Settings = {
  aiModel: 'builtin',
  readingLevel: 'adult',
  passageLength: 2,
  notesToAuthor: '',
  narration: 'third',
  contentRating: 'teen',
  language: 'en',
  callShape: 'auto',
  serverUrl: '',
  passageTokens: 500,
  promptTokens: 16_000,
  timedOxygen: true,
  wholePassages: false,
  forgetKeys: false,
  theme: 'system',
  tint: 'none',
  mobile: { textSize: 1, fontFamily: 'serif', readingHighlighter: true, highlighterColor: 'yellow' },
  desktop: { textSize: 1, fontFamily: 'comic', readingHighlighter: true, highlighterColor: 'yellow' },
  pictures: 'drawn',
  noTraining: false,
};

/** Who can tell stories by a chat model, in the order in which they are offered. */
export const chatProviders = ['openrouter', 'server', 'device', 'browser'] as const;
export type ChatProvider = (typeof chatProviders)[number];

/** A model choice taken apart. */
export type ModelRef =
  | { readonly provider: 'builtin' }
  | { readonly provider: ChatProvider; readonly model: string };

/** Reads `aiModel`; words that name no provider mean the built-in storyteller. */
export function modelRef(aiModel: string): ModelRef {
  const colon = aiModel.indexOf(':');
  const name = colon < 0 ? aiModel : aiModel.slice(0, colon);
  const model = colon < 0 ? '' : aiModel.slice(colon + 1);
  const provider = chatProviders.find((known) => known === name);
  return provider === undefined || model === '' ? { provider: 'builtin' } : { provider, model };
}
