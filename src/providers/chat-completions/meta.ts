/** What the settings screen says about the gateway. */
export const openRouterMeta = {
  id: 'openrouter',
  label: 'OpenRouter',
  baseUrl: 'https://openrouter.ai/api/v1',
  needsKey: true,
  /** Works without a network. */
  offline: false,
  /** Where the player makes and removes keys. */
  keysUrl: 'https://openrouter.ai/settings/keys',
} as const;

/** What the settings screen says about a player's own server. */
export const serverMeta = {
  id: 'server',
  label: 'Own server (OpenAI-compatible)',
  needsKey: false,
  offline: true,
  /** Programs that serve models on this machine, with their usual address and what they need to answer a web page. */
  presets: [
    {
      name: 'Ollama',
      baseUrl: 'http://localhost:11434/v1',
      hint: 'Set OLLAMA_ORIGINS to this page’s address and start it again.',
    },
    {
      name: 'LM Studio',
      baseUrl: 'http://localhost:1234/v1',
      hint: 'Switch on “Enable CORS” in its server settings.',
    },
    { name: 'llama.cpp', baseUrl: 'http://localhost:8080/v1', hint: '' },
    { name: 'KoboldCpp', baseUrl: 'http://localhost:5001/v1', hint: '' },
    { name: 'vLLM', baseUrl: 'http://localhost:8000/v1', hint: '' },
  ],
} as const;
