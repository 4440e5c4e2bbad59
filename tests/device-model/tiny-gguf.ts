import { readFileSync, readdirSync } from 'node:fs';

/**
 * Writes a model file by hand: a llama of one layer whose attention and feed-forward say nothing, so that the next token depends on the last one
 * alone. Its table of pairs recites a turn in the one-call form, with a few roads through it; it is a real GGUF that llama.cpp loads and runs.
 */

type Fact =
  | { readonly key: string; readonly type: 'u32'; readonly value: number }
  | { readonly key: string; readonly type: 'f32'; readonly value: number }
  | { readonly key: string; readonly type: 'bool'; readonly value: boolean }
  | { readonly key: string; readonly type: 'text'; readonly value: string }
  | { readonly key: string; readonly type: 'texts'; readonly value: readonly string[] }
  | { readonly key: string; readonly type: 'f32s'; readonly value: readonly number[] }
  | { readonly key: string; readonly type: 'i32s'; readonly value: readonly number[] };

type Tensor = {
  readonly name: string;
  readonly shape: readonly number[];
  readonly type: 'f32' | 'f16' | 'q4_0';
  readonly bytes: Uint8Array;
};

/** What it tells: each place of a turn has some sayings of which one is picked. `[…]` is told only where nothing was written for it. */
const turn: readonly (readonly string[])[] = [
  [' The Lamp at the Quay', ' The Door Below', ' A Light on the Water'],
  ['\n\nThe lamp burned low over the harbour, and nobody spoke of the boat that had not come home. '],
  ['She counted the steps down to the water. ', 'He listened for the bell that hung under the cliff. '],
  ['Somewhere below, an old door moved on its hinges, slowly, as if it had waited for a guest.'],
  ['\n\nRain came across the roofs and put out the last of the fires along the wall. '],
  ['A gull cried twice and was still. ', 'The rope had been cut with a good knife. '],
  ['There was a key on the lowest stair, and it was warm to the touch.'],
  ['\n\nGOOD: Bring the warm key to the keeper of the lamp.'],
  ['\nNEUTRAL: Wait by the stairs until the rain is over.'],
  ['\nEVIL: Break the old door and take what it hides.'],
];

/** The place in `turn` after which the actions come. */
const endOfPassage = 6;

export type TinyOptions = {
  /** How many tokens it says it can read. */
  readonly contextLength?: number;
  /** Whether its passage begins anew where it should end, until it is stopped or its tokens are used up. */
  readonly endless?: boolean;
  /** Whether it thinks without end before it tells, unless its template is told that it should not. */
  readonly thinks?: boolean;
};

/** As the templates of models that can be told not to think: they are given a thought that is over. */
const thinkingTemplate = [
  '{% for message in messages %}<|im_start|>{{ message.role }}\n',
  '{% if message.reasoning_content %}<think>\n{{ message.reasoning_content }}\n</think>\n\n{% endif %}',
  '{{ message.content }}<|im_end|>\n{% endfor %}',
  '{% if add_generation_prompt %}<|im_start|>assistant\n',
  '{% if enable_thinking is defined and enable_thinking is false %}<think>\n\n</think>\n\n{% endif %}{% endif %}',
].join('');

/** The bytes of the model; the same for the same options. */
export function tinyGguf({
  contextLength = 2048,
  endless = false,
  thinks = false,
}: TinyOptions = {}): Uint8Array<ArrayBuffer> {
  const { tokens, types, next, begins } = vocabulary(endless, thinks);
  const size = tokens.length;
  // Each piece of a saying, and the colon, is a direction of its own; everything else that a prompt can end with is one together.
  const own = [...next.keys()];
  const width = Math.ceil((own.length + 1) / 256) * 256;
  const embedding = new Uint16Array(width * size);
  const output = new Uint16Array(width * size);
  const one = 0x3c00;
  for (let token = 0; token < size; token += 1) embedding[token * width + own.indexOf(token) + 1] = one;
  for (const follower of begins) output[follower * width] = one;
  for (const [token, followers] of next)
    for (const follower of followers) output[follower * width + own.indexOf(token) + 1] = one;
  const zeros = (...shape: number[]): Pick<Tensor, 'shape' | 'type' | 'bytes'> => ({
    shape,
    type: 'q4_0',
    bytes: new Uint8Array((shape.reduce((a, b) => a * b, 1) / 32) * 18),
  });
  const ones = (length: number): Pick<Tensor, 'shape' | 'type' | 'bytes'> => ({
    shape: [length],
    type: 'f32',
    bytes: bytesOf(new Float32Array(length).fill(1)),
  });
  const heads = 8;
  const key = width / heads;
  const tensors: readonly Tensor[] = [
    { name: 'token_embd.weight', shape: [width, size], type: 'f16', bytes: bytesOf(embedding) },
    { name: 'output_norm.weight', ...ones(width) },
    { name: 'output.weight', shape: [width, size], type: 'f16', bytes: bytesOf(output) },
    { name: 'blk.0.attn_norm.weight', ...ones(width) },
    { name: 'blk.0.attn_q.weight', ...zeros(width, width) },
    { name: 'blk.0.attn_k.weight', ...zeros(width, key) },
    { name: 'blk.0.attn_v.weight', ...zeros(width, key) },
    { name: 'blk.0.attn_output.weight', ...zeros(width, width) },
    { name: 'blk.0.ffn_norm.weight', ...ones(width) },
    { name: 'blk.0.ffn_gate.weight', ...zeros(width, 32) },
    { name: 'blk.0.ffn_up.weight', ...zeros(width, 32) },
    { name: 'blk.0.ffn_down.weight', ...zeros(32, width) },
  ];
  const facts: readonly Fact[] = [
    { key: 'general.architecture', type: 'text', value: 'llama' },
    { key: 'general.name', type: 'text', value: 'Tiny Teller' },
    { key: 'general.license', type: 'text', value: 'mit' },
    { key: 'llama.context_length', type: 'u32', value: contextLength },
    { key: 'llama.embedding_length', type: 'u32', value: width },
    { key: 'llama.block_count', type: 'u32', value: 1 },
    { key: 'llama.feed_forward_length', type: 'u32', value: 32 },
    { key: 'llama.attention.head_count', type: 'u32', value: heads },
    { key: 'llama.attention.head_count_kv', type: 'u32', value: 1 },
    { key: 'llama.attention.layer_norm_rms_epsilon', type: 'f32', value: 1e-5 },
    { key: 'llama.rope.dimension_count', type: 'u32', value: key },
    { key: 'llama.vocab_size', type: 'u32', value: size },
    { key: 'tokenizer.ggml.model', type: 'text', value: 'llama' },
    { key: 'tokenizer.ggml.tokens', type: 'texts', value: tokens },
    { key: 'tokenizer.ggml.scores', type: 'f32s', value: tokens.map(() => 0) },
    { key: 'tokenizer.ggml.token_type', type: 'i32s', value: types },
    { key: 'tokenizer.ggml.bos_token_id', type: 'u32', value: 1 },
    { key: 'tokenizer.ggml.eos_token_id', type: 'u32', value: 2 },
    { key: 'tokenizer.ggml.unknown_token_id', type: 'u32', value: 0 },
    { key: 'tokenizer.ggml.add_bos_token', type: 'bool', value: true },
    { key: 'tokenizer.ggml.add_space_prefix', type: 'bool', value: false },
    ...(thinks ? [{ key: 'tokenizer.chat_template', type: 'text', value: thinkingTemplate } as const] : []),
  ];
  return assemble(facts, tensors);
}

/** Tokens, their types, and which may follow which. The pieces of a saying are tokens of their own, never used twice. */
function vocabulary(endless: boolean, thinks: boolean) {
  const tokens: string[] = ['<unk>', '<s>', '</s>'];
  const types: number[] = [2, 3, 3];
  for (let byte = 0; byte < 256; byte += 1) {
    tokens.push(`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
    types.push(6);
  }
  const seen = new Set(tokens);
  const follow = new Map<number, readonly number[]>();
  const add = (text: string, type = 1) => {
    seen.add(text);
    tokens.push(text);
    types.push(type);
    return tokens.length - 1;
  };
  const label = add('TITLE:');
  /** For each place, the chains of its sayings: first and last token. */
  const places = turn.map((sayings) =>
    sayings.map((saying) => {
      const chain = piecesOf(saying, seen).map((piece) => add(piece));
      for (const [index, token] of chain.entries()) {
        const after = chain[index + 1];
        if (after !== undefined) follow.set(token, [after]);
      }
      return { first: chain[0] ?? 0, last: chain.at(-1) ?? 0 };
    }),
  );
  for (const [index, sayings] of places.entries()) {
    const following = endless && index === endOfPassage ? 1 : index + 1;
    const after = places[following]?.map(({ first }) => first) ?? [2];
    for (const { last } of sayings) follow.set(last, after);
  }
  const titles = places[0]?.map(({ first }) => first) ?? [];
  follow.set(label, titles);
  // Whatever a prompt ends with, the turn begins; where its label is already written (58 is a colon), with the title itself.
  follow.set(3 + 58, titles);
  const begins = thinks ? [addThought(add, follow, seen, label)] : [label];
  for (const piece of promptPieces()) if (!seen.has(piece)) add(piece);
  return { tokens, types, next: follow, begins };
}

/** A thought that goes round for ever; what follows its end is the turn. Answers the token that opens it. */
function addThought(
  add: (text: string, type?: number) => number,
  follow: Map<number, readonly number[]>,
  seen: Set<string>,
  label: number,
): number {
  // Tokens of the user's own: written as they are, and never cut.
  const open = add('<think>\n', 4);
  const close = add('</think>\n\n', 4);
  const chain = piecesOf(' Okay, the reader wants a scene by the water, so let me think. ', seen).map(
    (piece) => add(piece),
  );
  for (const [index, token] of [open, ...chain].entries())
    follow.set(token, [chain[index] ?? chain[0] ?? label]);
  follow.set(close, [label]);
  return open;
}

/**
 * The words of the game's prompts with all their beginnings, so that a prompt takes about as many tokens as with a grown vocabulary, and not one
 * for each letter.
 */
function promptPieces(): ReadonlySet<string> {
  const folder = new URL('../../src/engine/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.startsWith('prompt'));
  const text = [
    ...files.map((name) => new URL(name, folder)),
    new URL('../../src/domain/presets.ts', import.meta.url),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join(' ');
  const words = new Set(text.match(/[A-Za-z]{2,14}/g) ?? []);
  const pieces = new Set<string>();
  for (const word of words)
    for (let length = 1; length <= word.length; length += 1) pieces.add(`\u2581${word.slice(0, length)}`);
  return pieces;
}

/** Cuts a text into pieces of at least four characters that are all different; spaces as the tokenizer writes them. */
function piecesOf(text: string, seen: Set<string>): readonly string[] {
  const pieces: string[] = [];
  let rest = text.replaceAll(' ', '\u2581');
  while (rest !== '') {
    let length = 4;
    while (seen.has(rest.slice(0, length)) && length < rest.length) length += 1;
    const left = rest.length - length;
    const piece = left > 0 && left < 4 ? rest : rest.slice(0, length);
    seen.add(piece);
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return pieces;
}

const alignment = 32;
const tensorTypes = { f32: 0, f16: 1, q4_0: 2 } as const;
const factTypes = { u32: 4, f32: 6, bool: 7, text: 8, texts: 9, f32s: 9, i32s: 9 } as const;

function assemble(facts: readonly Fact[], tensors: readonly Tensor[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const u32 = (value: number) => put(bytesOf(Uint32Array.of(value)));
  const i32 = (value: number) => put(bytesOf(Int32Array.of(value)));
  const u64 = (value: number) => put(bytesOf(BigUint64Array.of(BigInt(value))));
  const f32 = (value: number) => put(bytesOf(Float32Array.of(value)));
  const text = (value: string) => {
    const bytes = new TextEncoder().encode(value);
    u64(bytes.length);
    put(bytes);
  };
  put(new TextEncoder().encode('GGUF'));
  u32(3);
  u64(tensors.length);
  u64(facts.length);
  for (const fact of facts) {
    text(fact.key);
    u32(factTypes[fact.type]);
    switch (fact.type) {
      case 'u32':
        u32(fact.value);
        break;
      case 'f32':
        f32(fact.value);
        break;
      case 'bool':
        put(Uint8Array.of(fact.value ? 1 : 0));
        break;
      case 'text':
        text(fact.value);
        break;
      case 'texts':
        u32(8);
        u64(fact.value.length);
        for (const each of fact.value) text(each);
        break;
      case 'f32s':
        u32(6);
        u64(fact.value.length);
        for (const each of fact.value) f32(each);
        break;
      case 'i32s':
        u32(5);
        u64(fact.value.length);
        for (const each of fact.value) i32(each);
    }
  }
  let offset = 0;
  for (const tensor of tensors) {
    text(tensor.name);
    u32(tensor.shape.length);
    for (const side of tensor.shape) u64(side);
    u32(tensorTypes[tensor.type]);
    u64(offset);
    offset += padded(tensor.bytes.length);
  }
  put(new Uint8Array(padded(length) - length));
  for (const { bytes } of tensors) {
    put(bytes);
    put(new Uint8Array(padded(bytes.length) - bytes.length));
  }
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

const padded = (length: number) => Math.ceil(length / alignment) * alignment;
const bytesOf = (array: ArrayBufferView) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
