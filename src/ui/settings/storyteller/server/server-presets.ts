/** Programs that serve models on the player's own computer, each at the address where it listens unless told otherwise. */
export const serverPresets = [
  { id: 'ollama', address: 'http://localhost:11434/v1' },
  { id: 'lm-studio', address: 'http://localhost:1234/v1' },
  { id: 'llama-cpp', address: 'http://localhost:8080/v1' },
  { id: 'kobold-cpp', address: 'http://localhost:5001/v1' },
  { id: 'vllm', address: 'http://localhost:8000/v1' },
] as const;

export type ServerPresetId = (typeof serverPresets)[number]['id'];

/** The program that an address belongs to; `null` for any other address. */
export function presetOf(address: string): ServerPresetId | null {
  const plain = address.trim().replace(/\/+$/, '').replace('//127.0.0.1:', '//localhost:');
  return serverPresets.find((preset) => preset.address === plain)?.id ?? null;
}
