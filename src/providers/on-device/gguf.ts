import { err, ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';

/** What the head of a GGUF file says. */
export type GgufHead = {
  /** Bytes that the file must have at least, by the places of its tensors. */
  readonly leastBytes: number;
  /** The model's own name; '' when it has none. */
  readonly name: string;
  readonly licence: string;
  /** In tokens; `null` when it is not said. */
  readonly contextLength: number | null;
  /** Bytes that each token of its room takes in memory, at most; `null` when the head does not tell. */
  readonly tokenBytes: number | null;
};

/** Numbers per block and bytes per block of the tensor types of ggml, by their number there. */
const blocks: { readonly [type: number]: readonly [numbers: number, bytes: number] } = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
  9: [32, 36],
  10: [256, 84],
  11: [256, 110],
  12: [256, 144],
  13: [256, 176],
  14: [256, 210],
  15: [256, 292],
  16: [256, 66],
  17: [256, 74],
  18: [256, 98],
  19: [256, 50],
  20: [32, 18],
  21: [256, 110],
  22: [256, 82],
  23: [256, 136],
  24: [1, 1],
  25: [1, 2],
  26: [1, 4],
  27: [1, 8],
  28: [1, 8],
  29: [256, 56],
  30: [1, 2],
  34: [256, 54],
  35: [256, 66],
  39: [32, 17],
};

/** No head is longer: the largest vocabularies take some 15 MB. */
const longestHead = 64 * 1024 * 1024;

/** Whether bytes may be the beginning of a GGUF file: a page of a login or an error is none. */
export function beginsAsGguf(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && String.fromCharCode(...bytes.subarray(0, 4)) === 'GGUF';
}

/**
 * Reads the head of a file. 'not-a-model': it is none, or of a version that nobody writes; 'incomplete': it ends before its head or its last
 * tensor does.
 */
export async function readGguf(file: Blob): Promise<Result<GgufHead, 'not-a-model' | 'incomplete'>> {
  const bytes = new Uint8Array(await file.slice(0, longestHead).arrayBuffer());
  if (!beginsAsGguf(bytes)) return err('not-a-model');
  const reader = createReader(bytes);
  try {
    const head = readHead(reader);
    return head.leastBytes > file.size ? err('incomplete') : ok(head);
  } catch (thrown) {
    if (!(thrown instanceof HeadError)) throw thrown;
    return err(thrown.reason === 'end' && file.size <= longestHead ? 'incomplete' : 'not-a-model');
  }
}

/** The head ended too early, or cannot be one. Stays in this file. */
class HeadError extends Error {
  constructor(readonly reason: 'end' | 'sense') {
    super(reason);
  }
}

type Reader = ReturnType<typeof createReader>;

function createReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder();
  let at = 0;
  const take = (length: number): number => {
    const from = at;
    if (length > bytes.length - at) throw new HeadError('end');
    at += length;
    return from;
  };
  const reader = {
    at: () => at,
    skip: (length: number) => void take(length),
    u8: () => view.getUint8(take(1)),
    u32: () => view.getUint32(take(4), true),
    u64: () => {
      const number = Number(view.getBigUint64(take(8), true));
      if (!Number.isSafeInteger(number)) throw new HeadError('sense');
      return number;
    },
    text: () => {
      const length = reader.u64();
      const from = take(length);
      return text.decode(bytes.subarray(from, from + length));
    },
  };
  return reader;
}

/** Bytes of the plain types of metadata, by their number: u8 i8 u16 i16 u32 i32 f32 bool, then u64 i64 f64. */
const plainBytes: { readonly [type: number]: number } = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
const textType = 8;
const listType = 9;

function readHead(reader: Reader): GgufHead {
  reader.skip(4);
  const version = reader.u32();
  if (version < 2 || version > 3) throw new HeadError('sense');
  const tensors = reader.u64();
  const facts = readFacts(reader, reader.u64());
  if (tensors === 0 || tensors > 100_000) throw new HeadError('sense');
  const ends: number[] = [];
  for (let index = 0; index < tensors; index += 1) ends.push(readTensorEnd(reader));
  const alignment = numberOf(facts.get('general.alignment')) ?? 32;
  const start = Math.ceil(reader.at() / alignment) * alignment;
  const architecture = textOf(facts.get('general.architecture'));
  return {
    leastBytes: start + ends.reduce((most, end) => Math.max(most, end), 0),
    name: textOf(facts.get('general.name')),
    licence: textOf(facts.get('general.license')),
    contextLength: numberOf(facts.get(`${architecture}.context_length`)),
    tokenBytes: tokenBytesOf((name) => numberOf(facts.get(`${architecture}.${name}`))),
  };
}

/** A key and a value of 16-bit numbers for each head of each layer. */
function tokenBytesOf(fact: (name: string) => number | null): number | null {
  const layers = fact('block_count');
  const heads = fact('attention.head_count');
  const width = fact('embedding_length');
  if (layers === null || heads === null || width === null) return null;
  const keyLength = fact('attention.key_length') ?? width / heads;
  const valueLength = fact('attention.value_length') ?? width / heads;
  return layers * (fact('attention.head_count_kv') ?? heads) * (keyLength + valueLength) * 2;
}

const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');

/** Numbers of 32 bits and texts; the rest is passed over. */
function readFacts(reader: Reader, count: number): ReadonlyMap<string, number | string> {
  if (count > 100_000) throw new HeadError('sense');
  const facts = new Map<string, number | string>();
  for (let index = 0; index < count; index += 1) {
    const key = reader.text();
    const type = reader.u32();
    if (type === 4) facts.set(key, reader.u32());
    else if (type === textType) facts.set(key, reader.text());
    else passOver(reader, type);
  }
  return facts;
}

function passOver(reader: Reader, type: number): void {
  const plain = plainBytes[type];
  if (plain !== undefined) {
    reader.skip(plain);
    return;
  }
  if (type === textType) {
    reader.skip(reader.u64());
    return;
  }
  if (type !== listType) throw new HeadError('sense');
  const of = reader.u32();
  const length = reader.u64();
  const each = plainBytes[of];
  if (each !== undefined) reader.skip(each * length);
  else for (let index = 0; index < length; index += 1) passOver(reader, of);
}

/** Where a tensor ends, counted from the first one; where its type is unknown, where it begins. */
function readTensorEnd(reader: Reader): number {
  reader.text();
  const dimensions = reader.u32();
  if (dimensions > 8) throw new HeadError('sense');
  let numbers = 1;
  for (let index = 0; index < dimensions; index += 1) numbers *= reader.u64();
  const block = blocks[reader.u32()];
  const offset = reader.u64();
  return offset + (block === undefined ? 0 : Math.ceil(numbers / block[0]) * block[1]);
}
