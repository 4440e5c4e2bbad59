import type { ModelEntry } from '../../domain/model.ts';
import type { ChatRequest } from '../../domain/ports/chat-model.ts';
import type { Secret } from '../../domain/secret.ts';
import type { AnswerEvent, AnswerReader } from './answer-event.ts';
import type { ErrorOf, Mend, Refusal } from './call-failure.ts';

/** What a call is made of. */
export type Call = {
  readonly request: ChatRequest;
  readonly url: URL;
  readonly model: string;
  /** The model's entry in the provider's list; `null` when it is not known. */
  readonly entry: ModelEntry | null;
  /** Whether only makers may be asked that do not train on what they are sent. */
  readonly noTraining: boolean;
  /** What was learned about the model from failed calls. */
  readonly mended: ReadonlySet<Mend>;
};

/** How providers of one kind are spoken to: all of it without a connection, a clock or a state of its own. */
export type Wire = {
  /** Of a call, under the base address. */
  readonly path: string;
  /** The key as it is sent, and what else every question must carry. No header for a key that is not there. */
  readonly headers: (key: Secret | null) => Readonly<Record<string, string>>;
  /** What a call carries beside these. @param appUrl of this page, for whoever wants to know which app asks. */
  readonly callHeaders: (url: URL, appUrl: string | null) => Readonly<Record<string, string>>;
  readonly body: (call: Call) => object;
  /** Whether the answer's first words can be written for the model. */
  readonly canPrefill: (call: Call) => boolean;
  /** Whether the model is held to the form of its answer. */
  readonly holdsToForm: (call: Call) => boolean;
  /** @param aloud whether the model is known to think in its answer without saying where the thought begins */
  readonly reader: (emit: (event: AnswerEvent) => void, aloud: boolean) => AnswerReader;
  /** What to ask otherwise after a request that was refused; `null` when nothing would help. */
  readonly mendOf: (refusal: Refusal) => Mend | null;
  /** What a refusal means that this provider alone gives; `null`: what it means of all of them. @defaultValue `null`, of all */
  readonly errorOf?: ErrorOf;
};

/** How many tokens a model that must think may use for it, beside those of its answer. */
const thinkingTokens = 1500;

/** Tokens that the model may use for its thoughts beside those of its answer. */
export function roomToThink({ entry, mended }: Pick<Call, 'entry' | 'mended'>): number {
  return entry?.reasoning === 'mandatory' || mended.has('room-to-think') ? thinkingTokens : 0;
}
