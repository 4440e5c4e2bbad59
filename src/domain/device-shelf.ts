/** A model that can be put into the browser: what the player is told before he fetches it. */
export type ShelfModel = {
  readonly id: string;
  readonly name: string;
  /** GGUF file. */
  readonly url: string;
  /** Bytes, about; the exact number comes with the first byte. */
  readonly about: number;
  readonly licence: string;
  readonly licenceUrl: string;
  /** What to expect of it. */
  readonly note: 'weak' | 'fair';
};

/** Small open models, the smallest first. */
export const deviceShelf: readonly ShelfModel[] = [
  {
    id: 'smollm2-360m',
    name: 'SmolLM2 360M',
    url: 'https://huggingface.co/bartowski/SmolLM2-360M-Instruct-GGUF/resolve/main/SmolLM2-360M-Instruct-Q4_K_M.gguf',
    about: 270_000_000,
    licence: 'Apache 2.0',
    licenceUrl: 'https://huggingface.co/HuggingFaceTB/SmolLM2-360M-Instruct',
    note: 'weak',
  },
  {
    id: 'qwen3-0.6b',
    name: 'Qwen3 0.6B',
    url: 'https://huggingface.co/unsloth/Qwen3-0.6B-GGUF/resolve/main/Qwen3-0.6B-Q4_K_M.gguf',
    about: 400_000_000,
    licence: 'Apache 2.0',
    licenceUrl: 'https://huggingface.co/Qwen/Qwen3-0.6B',
    note: 'weak',
  },
  {
    id: 'llama-3.2-1b',
    name: 'Llama 3.2 1B',
    url: 'https://huggingface.co/bartowski/Llama-3.2-1B-Instruct-GGUF/resolve/main/Llama-3.2-1B-Instruct-Q4_K_M.gguf',
    about: 810_000_000,
    licence: 'Llama 3.2 licence',
    licenceUrl: 'https://huggingface.co/meta-llama/Llama-3.2-1B-Instruct',
    note: 'fair',
  },
  {
    id: 'smollm3-3b',
    name: 'SmolLM3 3B',
    url: 'https://huggingface.co/ggml-org/SmolLM3-3B-GGUF/resolve/main/SmolLM3-Q4_K_M.gguf',
    about: 1_920_000_000,
    licence: 'Apache 2.0',
    licenceUrl: 'https://huggingface.co/HuggingFaceTB/SmolLM3-3B',
    note: 'fair',
  },
];

/** The longest file that a browser holds in one piece. */
export const largestModel = 2_147_483_647;

/** Rooms that a model may be given, in tokens, the largest first: the first that its file knows, that memory has and that is read over soon enough. */
export const deviceRooms: readonly number[] = [16_384, 8_192, 4_096, 2_048];

/** The least room, in tokens: any processor reads it over in a minute or two. */
export const deviceContext = 2_048;

/** Id of the browser's own model in `Settings.aiModel`, behind 'browser:'. */
export const browserModelId = 'own';

/** Languages in which the browser's own model writes. */
export const browserModelLanguages: readonly string[] = ['en', 'de', 'es', 'fr', 'ja'];
