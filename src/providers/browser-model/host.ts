import type { ChatMessage } from '../../domain/ports/chat-model.ts';
import { enough, type PageAnswer, type PageQuestion } from './port.ts';

/** The browser's own model as far as it is used here (Prompt API, 2026); it may be missing altogether. */
export type OwnModel = {
  readonly availability: (options: SessionOptions) => Promise<string>;
  readonly create: (
    options: SessionOptions & {
      readonly initialPrompts?: readonly Prompt[];
      /** What was made goes with it, also later. */
      readonly signal?: AbortSignal;
      readonly monitor?: (monitor: EventTarget) => void;
    },
  ) => Promise<OwnSession>;
};

type SessionOptions = {
  readonly expectedInputs: readonly Expected[];
  readonly expectedOutputs: readonly Expected[];
};
type Expected = { readonly type: 'text'; readonly languages: readonly string[] };
type Prompt = ChatMessage & { readonly prefix?: boolean };
type OwnSession = {
  readonly promptStreaming: (
    prompts: readonly Prompt[],
    options: { readonly signal: AbortSignal },
  ) => ReadableStream<string>;
  readonly clone: (options: { readonly signal: AbortSignal }) => Promise<OwnSession>;
  readonly destroy: () => void;
};

/** The browser's own model, or `null`. */
export function ownModel(scope: object = globalThis): OwnModel | null {
  const found = 'LanguageModel' in scope ? scope.LanguageModel : null;
  const isOne =
    (typeof found === 'function' || (typeof found === 'object' && found !== null)) &&
    'create' in found &&
    'availability' in found;
  // Its methods are asked for by name just above.
  return isOne ? (found as unknown as OwnModel) : null;
}

/** Which language is to be expected: the page's own model refuses to be asked without. */
export function sessionOptions(language: string): SessionOptions {
  const languages = [language.split('-')[0] ?? 'en'];
  return {
    expectedInputs: [{ type: 'text', languages }],
    expectedOutputs: [{ type: 'text', languages }],
  };
}

/** A session that has read the rules of a story, or is reading them. */
type Base = { readonly key: string; readonly session: Promise<OwnSession> };

/** Answers the questions that come over a port, each on its own one. The rules of a story are read once and copied for each turn. */
export function createPageHost(find: () => OwnModel | null = ownModel) {
  let base: Base | null = null;
  /** One for each question that is being answered. */
  const halts = new Set<AbortController>();

  /** Without the signal of a turn: a session goes with its signal, and this one serves the turns that follow. */
  function baseFor(model: OwnModel, { language, messages }: PageQuestion): Base {
    const rules = messages.filter(({ role }) => role === 'system');
    const key = JSON.stringify([language, rules]);
    if (base?.key === key) return base;
    if (base !== null) forget(base);
    const session = model.create({ ...sessionOptions(language), initialPrompts: rules });
    const made = { key, session };
    session.catch(() => forget(made));
    base = made;
    return made;
  }

  function forget(old: Base) {
    if (base === old) base = null;
    old.session.then(
      (session) => session.destroy(),
      () => {},
    );
  }

  async function sessionFor(
    model: OwnModel,
    question: PageQuestion,
    signal: AbortSignal,
  ): Promise<OwnSession> {
    const kept = base;
    const first = baseFor(model, question);
    const session = await first.session;
    try {
      return await session.clone({ signal });
    } catch (thrown) {
      if (signal.aborted || first !== kept) throw thrown;
      // The browser took it back meanwhile.
      forget(first);
    }
    return (await baseFor(model, question).session).clone({ signal });
  }

  async function answer(question: PageQuestion, port: MessagePort): Promise<void> {
    const halt = new AbortController();
    const { signal } = halt;
    halts.add(halt);
    const say = (message: PageAnswer) => {
      port.postMessage(message);
    };
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === enough) halt.abort();
    };
    let session: OwnSession | null = null;
    try {
      const model = find();
      if (model === null) return say({ type: 'failed', reason: 'absent', message: '' });
      session = await sessionFor(model, question, signal);
      const prompts: Prompt[] = question.messages.filter(({ role }) => role !== 'system');
      if (question.prefill !== null)
        prompts.push({ role: 'assistant', content: question.prefill, prefix: true });
      const reader = session.promptStreaming(prompts, { signal }).getReader();
      for (let read = await reader.read(); !read.done && !signal.aborted; read = await reader.read())
        say({ type: 'words', text: read.value });
      say({ type: 'end' });
    } catch (thrown) {
      if (!signal.aborted && base !== null) forget(base);
      say(failureOf(thrown));
    } finally {
      session?.destroy();
      port.onmessage = null;
      halts.delete(halt);
    }
  }

  /** Breaks off all answers, and lets go of what was read for the next. */
  function close(): void {
    for (const halt of halts) halt.abort();
    if (base !== null) forget(base);
  }

  return { answer, close };
}

function failureOf(thrown: unknown): PageAnswer {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  const message = thrown instanceof Error || thrown instanceof DOMException ? thrown.message : String(thrown);
  const fail = (reason: Extract<PageAnswer, { type: 'failed' }>['reason']): PageAnswer => ({
    type: 'failed',
    reason,
    message: message.slice(0, 200),
  });
  if (name === 'QuotaExceededError') return fail('too-long');
  if (/language/i.test(message)) return fail('language');
  if (name === 'NotSupportedError' || name === 'NotAllowedError' || name === 'InvalidStateError')
    return fail('absent');
  return fail('other');
}
