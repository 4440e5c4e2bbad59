/** What a body holds, one record after the other. */
export type WireRecord =
  /** One JSON value; `error` when the server marked it as one beside the value itself (`error:` or `event: error`). */
  | { readonly type: 'value'; readonly value: unknown; readonly error: boolean }
  /** `[DONE]`. */
  | { readonly type: 'done' };

/** Reads a body as it comes; everything is synchronous, so a body cut anywhere gives the same records. */
export type EventStream = {
  /** Takes the next bytes of the body. */
  readonly feed: (bytes: Uint8Array) => void;
  /** The body is over: what is left without a line end still counts. */
  readonly end: () => void;
  /** The first characters of the body, for an error message when it held no record. */
  readonly head: () => string;
};

/** A record longer than this many characters is no answer to a story; it is dropped. */
const longestRecord = 8_000_000;
const headLength = 400;

/**
 * Reads server-sent events, NDJSON or one JSON document, told apart by the first character of the body and never by its content type,
 * which many servers have wrong. It is more lenient than the standard where servers are: one line is an event when it is whole JSON by itself, so
 * events without a blank line between them and a last event without any line end are read, as are `error:` lines.
 */
export function createEventStream(emit: (record: WireRecord) => void): EventStream {
  // One decoder for the whole body: a character may be cut between two reads. It also drops a byte order mark.
  const decoder = new TextDecoder();
  let head = '';
  let reader: { readonly feed: (text: string) => void; readonly end: () => void } | null = null;

  const take = (text: string) => {
    if (text === '') return;
    if (head.length < headLength) head += text.slice(0, headLength - head.length);
    if (reader === null) {
      const first = text.trimStart()[0];
      if (first === undefined) return;
      reader = first === '{' || first === '[' ? documentReader(emit) : lineReader(emit);
    }
    reader.feed(text);
  };

  return {
    feed: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end: () => {
      take(decoder.decode());
      reader?.end();
    },
    head: () => head,
  };
}

/** Lines end with LF, CRLF or CR; a CRLF may be cut between two reads. */
function lineReader(emit: (record: WireRecord) => void) {
  const line = eventLines(emit);
  let rest = '';
  let afterCr = false;
  return {
    feed: (text: string) => {
      let start = afterCr && text.startsWith('\n') ? 1 : 0;
      if (text !== '') afterCr = false;
      let lf = text.indexOf('\n', start);
      let cr = text.indexOf('\r', start);
      while (lf !== -1 || cr !== -1) {
        const end = cr !== -1 && (lf === -1 || cr < lf) ? cr : lf;
        line(rest === '' ? text.slice(start, end) : rest + text.slice(start, end));
        rest = '';
        start = end + 1;
        if (end === cr) {
          if (start === text.length) afterCr = true;
          else if (text[start] === '\n') start += 1;
        }
        if (lf !== -1 && lf < start) lf = text.indexOf('\n', start);
        if (cr !== -1 && cr < start) cr = text.indexOf('\r', start);
      }
      rest += text.slice(start);
      if (rest.length > longestRecord) rest = '';
    },
    end: () => {
      line(rest);
      line('');
      rest = '';
    },
  };
}

function eventLines(emit: (record: WireRecord) => void): (line: string) => void {
  let pending = '';
  let event = '';

  const value = (text: string, error: boolean): boolean => {
    const parsed = parse(text);
    if (parsed === undefined) return false;
    emit({ type: 'value', value: parsed, error });
    return true;
  };
  const data = (text: string) => {
    const word = text.trim();
    if (word === '[DONE]') {
      pending = '';
      emit({ type: 'done' });
      return;
    }
    if (word === '') return;
    const error = event === 'error';
    // Whole JSON by itself is an event, whatever came before; only then are lines one event as the standard joins them.
    if (pending === '' ? value(text, error) : looksLikeObject(word) && value(text, error)) {
      pending = '';
      return;
    }
    pending = pending === '' ? text : `${pending}\n${text}`;
    if (pending !== text && value(pending, error)) pending = '';
    if (pending.length > longestRecord) pending = '';
  };

  return (line) => {
    if (line === '') {
      pending = '';
      event = '';
      return;
    }
    const first = line[0];
    if (first === ':') return;
    if (first === '{') {
      value(line, false);
      return;
    }
    const colon = line.indexOf(':');
    if (colon === -1) return;
    const field = line.slice(0, colon);
    const rest = line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'data') data(rest);
    else if (field === 'event') event = rest.trim();
    else if (field === 'error' && !value(rest, true))
      emit({ type: 'value', value: { error: rest }, error: true });
  };
}

const looksLikeObject = (text: string) => text.startsWith('{') && text.endsWith('}');

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** One JSON document, or several with anything white between them: a value ends where its brackets close. */
function documentReader(emit: (record: WireRecord) => void) {
  let value = '';
  let depth = 0;
  let inString = false;
  let escaped = false;
  const feed = (text: string) => {
    let start = 0;
    for (let i = 0; i < text.length; i += 1) {
      const char = text[i];
      if (inString) {
        if (escaped) escaped = false;
        else if (char === '\\') escaped = true;
        else if (char === '"') inString = false;
      } else if (char === '"') inString = true;
      else if (char === '{' || char === '[') {
        if (depth === 0) {
          value = '';
          start = i;
        }
        depth += 1;
      } else if ((char === '}' || char === ']') && depth > 0) {
        depth -= 1;
        if (depth > 0) continue;
        const parsed = parse(value + text.slice(start, i + 1));
        if (parsed !== undefined) emit({ type: 'value', value: parsed, error: false });
        value = '';
        start = i + 1;
      }
    }
    if (depth > 0) value += text.slice(start);
    if (value.length > longestRecord) value = '';
  };
  return { feed, end: () => {} };
}
