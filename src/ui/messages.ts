import type { GameError } from '../domain/errors.ts';
import { remoteLabels } from '../domain/provider-names.ts';
import { counted } from './kit/counted.ts';

/** Words for a failure: what happened, and what to do about it. */
export type Message = { readonly title: string; readonly text: string };

/** Turns every expected failure into words to act on. */
export function messageOf(error: GameError): Message {
  switch (error.type) {
    /* providers of text */
    case 'unreachable':
      return error.offline
        ? {
            title: 'You are offline',
            text: `${error.host} cannot be reached without a connection. Connect again and retry, or let the built-in storyteller go on: it needs none.`,
          }
        : {
            title: 'No connection to the storyteller',
            text: `${error.host} did not answer. Check its address in Settings and that it is running, then retry. If it runs on this computer, it must also allow requests from this page.`,
          };
    case 'timeout':
      return {
        title: 'The storyteller took too long',
        text: `${error.host} sent nothing for ${seconds(error.afterMs)}. Retry, or choose a faster model in Settings.`,
      };
    case 'cut-off':
      return {
        title: 'The connection broke off',
        text: `${error.host} stopped in the middle of the passage. What had arrived is kept: continue it, keep it as it is, or retry.`,
      };
    case 'key-missing':
      return {
        title: 'API Key Required',
        text: `The chosen model needs your ${remoteLabels[error.provider]} API key. Enter it in Settings, or choose the built-in storyteller.`,
      };
    case 'key-refused':
      return {
        title: 'The key was refused',
        text: withMessage(
          `${error.host} does not accept the key. Check it in Settings; it may have expired.`,
          error.message,
        ),
      };
    case 'not-lent':
      return notLent[error.reason](error.retryAfterMs);
    case 'out-of-funds':
      return {
        title: 'No funds left at the provider',
        text: withMessage(
          `${error.host} wants to be paid before it goes on. Add funds there, or choose a free model or the built-in storyteller in Settings.`,
          error.message,
        ),
      };
    case 'rate-limited':
      return {
        title: 'Too many requests',
        text:
          error.retryAfterMs === null
            ? `${error.host} asks for a pause. Wait a minute and retry, or choose another model.`
            : `${error.host} asks for a pause of ${seconds(error.retryAfterMs)}. Retry then, or choose another model.`,
      };
    case 'model-unknown':
      return {
        title: 'That model is not there',
        text: `${error.host} does not offer “${error.model}”. Choose another model in Settings.`,
      };
    case 'context-too-long':
      return {
        title: 'The story is too long for this model',
        text: 'Even shortened it does not fit. Choose a model with a longer memory in Settings, then retry.',
      };
    case 'refused-content':
      return {
        title: 'The storyteller declined',
        text: withMessage(
          `${error.host} did not want to write this. Try another action, or choose another model.`,
          error.message,
        ),
      };
    case 'provider-failed':
      return {
        title: 'The storyteller stumbled',
        text: withMessage(
          `${error.host} reported a fault of its own${error.status === null ? '' : ` (${error.status})`}. Retry in a moment, or choose another model.`,
          error.message,
        ),
      };
    case 'bad-request':
      return {
        title: 'The request was not understood',
        text: withMessage(
          `${error.host} refused the request (${error.status}). Choose another model, or another call shape in Settings.`,
          error.message,
        ),
      };
    case 'bad-answer':
      return {
        title: 'No readable answer',
        text: withMessage(
          `${error.host} answered, but not with a story. Check the address in Settings, or choose another model.`,
          error.message,
        ),
      };
    case 'bad-address':
      return {
        title: 'That is not an address',
        text: `“${error.address}” does not begin with http:// or https://. Correct it in Settings.`,
      };
    case 'pack-missing':
      return {
        title: 'A part of the storyteller is missing',
        text: 'The built-in storyteller could not load all of its book. Connect once and reload the page; after that it works offline.',
      };

    case 'connect-failed':
      return { title: 'No key came', text: withMessage('Nothing was changed.', error.message) };

    /* models on this device */
    case 'model-missing':
      return {
        title: 'That model is not on this device',
        text: `“${error.model}” was chosen, but its file is not here. Install it in Settings, or choose another storyteller.`,
      };
    case 'model-broken':
      return { title: brokenTitles[error.reason], text: brokenTexts[error.reason](error.model) };
    case 'model-busy':
      return {
        title: 'Another tab uses this model',
        text: 'A model takes much memory, so only one tab runs it at a time. Close the story in the other tab, or wait until it is told, then retry.',
      };
    case 'download-failed':
      return { title: downloadTitles[error.reason], text: downloadText(error) };
    case 'not-here':
      return notHere[error.what];

    /* the store of this device */
    case 'disk-full':
      return {
        title: 'This device is full',
        text: 'There was no room to save. Everything saved before is safe. Free some space, then try again.',
      };
    case 'damaged-row':
      return {
        title: 'A page cannot be read',
        text: 'One saved entry is damaged. It was left as it is and nothing was deleted. Go back one scene, or open another story.',
      };
    case 'not-found':
      return notFound(error.what);
    case 'store-failed':
      return {
        title: 'The browser closed the bookshelf',
        text: withMessage(
          'Saved stories could not be reached. Reload the page; nothing that was saved is lost.',
          error.message,
        ),
      };

    /* commands */
    case 'story-busy':
      return {
        title: 'This story is already being told',
        text: 'A passage is on its way, here or in another tab. Wait for it, or stop it there.',
      };
    case 'invalid-input':
      return {
        title: 'Something is missing',
        text: `Check “${error.field}” and try again.`,
      };
    case 'too-long':
      return {
        title: 'That is too long',
        text: `At most ${Math.floor(error.most / 1_000)} kB can be kept, about ${Math.floor(error.most / 6_000)},000 words. Shorten it and try again; nothing was changed.`,
      };
    case 'pins-full':
      return {
        title: 'No room for another pinned fact',
        text: `Pinned facts are read in every turn, so all of them together may have ${error.most} characters. Unpin or shorten one, then try again; a fact that is not pinned is kept too.`,
      };
    case 'road-gone':
      return {
        title: 'That road is no longer there',
        text: 'The road on which this was told was removed for good, perhaps on another device. Its words are kept: Stories, Trash offers them as a story of their own.',
      };
    case 'nothing-there':
      return error.what === 'undo'
        ? { title: 'Nothing to undo', text: 'This is the first scene of the story.' }
        : { title: 'Nothing to redo', text: 'This is the last scene that was told on this road.' };
    case 'no-picture':
      return { title: 'No picture was made', text: error.message };
    case 'defect':
      return {
        title: 'Something went wrong inside the game',
        text: 'That was our mistake, not yours. Your saved story is safe. Try again; if it happens again, reload the page.',
      };
    default:
      return error satisfies never;
  }
}

type NotLent = Extract<GameError, { readonly type: 'not-lent' }>['reason'];

const notLent: { readonly [reason in NotLent]: (retryAfterMs: number | null) => Message } = {
  'signed-out': () => ({
    title: 'Sign in for this model',
    text: 'A model on the house is lent to whoever is signed in, and this sign-in is over. Sign in again and retry, or let the built-in storyteller go on: it needs no account.',
  }),
  'used-up': (retryAfterMs) => ({
    title: 'Today’s calls are used up',
    text: `There are new ones ${retryAfterMs === null ? 'after midnight UTC' : `in ${waitWords(retryAfterMs)}`}. Until then the built-in storyteller goes on, or a model with a key of your own.`,
  }),
  'other-model': () => ({
    title: 'This model is not on the house',
    text: 'The server of this game does not lend it, or not any more. Choose another one in Settings, or let the built-in storyteller go on.',
  }),
};

/** A wait of hours, as one speaks of it. */
function waitWords(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');
}

type Broken = Extract<GameError, { readonly type: 'model-broken' }>['reason'];

const brokenTitles: { readonly [reason in Broken]: string } = {
  'not-a-model': 'That file is no model',
  incomplete: 'The model’s file is not whole',
  damaged: 'The model cannot be run',
  altered: 'The model’s file was changed',
  'too-big': 'The model is too big for this browser',
  'no-memory': 'Not enough memory for this model',
};
const brokenTexts: { readonly [reason in Broken]: (model: string) => string } = {
  'not-a-model': (model) =>
    `“${model}” is not in the GGUF format: it may be a web page or another kind of file. Choose a file that ends in .gguf.`,
  incomplete: (model) => `A part of “${model}” is missing. Delete it and install it again.`,
  damaged: (model) =>
    `“${model}” did not say a word when it was tried. Delete it and install it again, or choose another.`,
  altered: (model) =>
    `Bytes of “${model}” are not those that its publisher names or that were installed. Delete it and install it again.`,
  'too-big': (model) =>
    `“${model}” is larger than 2 GB, and a browser cannot hold such a file in one piece. Choose a smaller one.`,
  'no-memory': (model) =>
    `This device could not hold “${model}” in memory. Close other tabs and retry, or choose a smaller model.`,
};

type Download = Extract<GameError, { readonly type: 'download-failed' }>;

const downloadTitles: { readonly [reason in Download['reason']]: string } = {
  offline: 'You are offline',
  refused: 'The model could not be fetched',
  'broke-off': 'The download broke off',
  stopped: 'The download was stopped',
  'no-room': 'Not enough room for the model',
};

function downloadText({ reason, host, status }: Download): string {
  switch (reason) {
    case 'offline':
      return `A model is fetched once from ${host}; after that it needs no connection. Connect and install it again.`;
    case 'refused':
      return status === null
        ? `${host} does not let this page fetch the file. Download it yourself and choose the file instead.`
        : `${host} answered ${status}: the file is not there, or asks for an account. Check the address, or choose another model.`;
    case 'broke-off':
      return `${host} stopped sending before the end. What had come was deleted; install it again.`;
    case 'stopped':
      return 'What had come was deleted. Install it again whenever you like.';
    case 'no-room':
      return 'This device has too little free space for it. Free some space, or choose a smaller model.';
    default:
      return reason satisfies never;
  }
}

const notHere: { readonly [what in Extract<GameError, { readonly type: 'not-here' }>['what']]: Message } = {
  'browser-model': {
    title: 'This browser has no model of its own',
    text: 'Its built-in model is missing or still on its way. Choose another storyteller in Settings.',
  },
  'browser-model-language': {
    title: 'The browser’s model does not write this language',
    text: 'It writes English, German, French, Spanish and Japanese. Choose another storyteller or another story language in Settings.',
  },
  'device-model': {
    title: 'This browser cannot run models',
    text: 'It lacks WebAssembly or a private file store, as some private windows do. Choose another storyteller in Settings.',
  },
};

function notFound(what: 'story' | 'scene' | 'draft' | 'memory' | 'lore' | 'character'): Message {
  switch (what) {
    case 'character':
      return {
        title: 'Hero not found',
        text: 'He is not in the library on this device any more. Close the library and open it again.',
      };
    case 'story':
      return {
        title: 'Story not found',
        text: 'It is not on this device. Open another one from your stories.',
      };
    case 'scene':
      return { title: 'Scene not found', text: 'It is not on this device. Go back to the latest scene.' };
    case 'draft':
      return {
        title: 'Nothing to continue',
        text: 'There is no unfinished passage any more. Choose an action to go on.',
      };
    case 'memory':
      return {
        title: 'That memory is gone',
        text: 'It is not on this device any more. Close the memory and open it again.',
      };
    case 'lore':
      return {
        title: 'That entry is gone',
        text: 'It is not in the lorebook any more. Close the memory and open it again.',
      };
    default:
      return what satisfies never;
  }
}

function seconds(ms: number): string {
  const whole = Math.max(1, Math.round(ms / 1000));
  if (whole >= 120) return `${Math.round(whole / 60)} minutes`;
  return counted(whole, 'second');
}

/** Adds the other side's own words: they are text of a stranger, so they are quoted and kept short. */
export function withMessage(text: string, message: string): string {
  const words = message.replace(/\s+/g, ' ').trim();
  if (words === '') return text;
  return `${text} It says: “${words.length > 200 ? `${words.slice(0, 200)}…` : words}”`;
}
