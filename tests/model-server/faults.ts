import type { CallUse } from './prose.ts';

/** How one answer is played. Everything is optional: the default is a good stream without waits. */
export type Fault = {
  /** Only calls of this use; the fault waits for one. @defaultValue any call */
  readonly use?: CallUse | 'models';
  /** For how many calls. @defaultValue 1 */
  readonly times?: number;
  readonly play: Play;
};

export type Play =
  /** Tokens per second, kept to on average; 0 sends all of it at once. Of another text than the server's own when there is one. */
  | { readonly type: 'stream'; readonly tokensPerSecond: number; readonly text?: string }
  /** Another text than the server's own. */
  | { readonly type: 'text'; readonly text: string; readonly finish?: string | null }
  /** The stream cut into pieces of so many bytes, in the middle of characters too. */
  | { readonly type: 'cut'; readonly bytes: number }
  /** Comment lines before and between the words. */
  | { readonly type: 'comments' }
  | { readonly type: 'line-ends'; readonly with: '\r\n' | '\r' }
  /** An error event after so many tokens. */
  | { readonly type: 'error-event'; readonly afterTokens: number; readonly code?: number }
  /** Nothing more after so many tokens (0: not even the first), and the connection stays open. */
  | { readonly type: 'hang'; readonly afterTokens: number; readonly comments?: boolean }
  /** The connection is torn down after so many tokens; `null`: before the headers. */
  | { readonly type: 'reset'; readonly afterTokens: number | null }
  | {
      readonly type: 'status';
      readonly status: number;
      readonly message?: string;
      readonly retryAfterSeconds?: number;
      /** When it is said, in milliseconds. @defaultValue at once */
      readonly afterMs?: number;
      /** The body instead of the gateway's usual error. */
      readonly body?: unknown;
    }
  | { readonly type: 'html' }
  /** A finish without a word. */
  | { readonly type: 'empty' }
  | { readonly type: 'no-done' }
  /** The body ends in the middle, in good order. */
  | { readonly type: 'end-early'; readonly afterTokens: number }
  /** Thoughts first: as a field, or between tags in the text. */
  | { readonly type: 'reasoning'; readonly as: 'field' | 'tags' }
  | { readonly type: 'hostile'; readonly content: HostileContent }
  /** One JSON document instead of a stream. */
  | { readonly type: 'whole' }
  /** A recorded answer with its status, in pieces of so many bytes at so many milliseconds' distance. */
  | {
      readonly type: 'replay';
      readonly bytes: Uint8Array;
      readonly status: number;
      readonly pieceBytes: number;
      readonly everyMs: number;
    }
  /** Exactly these bytes. */
  | { readonly type: 'raw'; readonly body: string; readonly contentType?: string };

export type HostileContent = 'html' | 'script' | 'rtl' | 'emoji' | 'nul' | 'huge-paragraph';

/** Stories that a page must show as the plain text they are. */
export const hostileContent: { readonly [name in HostileContent]: string } = {
  html: 'The sign read <b>Danger</b> & <img src=x onerror="document.title=\'broken\'"> in red.\n\nShe read it twice, &lt;slowly&gt;, and went on.',
  script:
    'The terminal blinked: <script>document.title = "broken"</script> and went dark.\n\nNobody moved. </p></div> was all it had left to say.',
  rtl: 'השומר הרים את הפנס ואמר: "מי שם?"\n\nThe answer came in another tongue, مرحبا أيها الغريب, and the gate opened.',
  emoji:
    'The lantern 🏮 swung twice, and the family 👩‍👩‍👧‍👦 on the quay waved back 🇳🇴.\n\nThen the storm came 🌩️ and there was only dark.',
  nul: 'The tape hissed\u0000 and spoke\u0007: come home.\n\nThen\u001b[31m the red light died.',
  'huge-paragraph': `${'The stairs went on and on, and he climbed them. '.repeat(800)}\n\nAt last there was a door.`,
};
