/** Words about a server of the player’s own. */
export const words = {
  program: 'The program that serves it',
  programs: {
    ollama: {
      name: 'Ollama',
      note: 'It must allow this page. Start it with:',
      command: (origin: string) => `OLLAMA_ORIGINS=${origin} ollama serve`,
    },
    'lm-studio': {
      name: 'LM Studio',
      note: 'Switch on “Enable CORS” beside its server, or start it with:',
      command: () => 'lms server start --cors',
    },
    'llama-cpp': {
      name: 'llama.cpp',
      note: 'It allows every page by itself. Start it with:',
      command: () => 'llama-server -m model.gguf --port 8080',
    },
    'kobold-cpp': {
      name: 'KoboldCpp',
      note: 'It allows every page by itself. Start it with:',
      command: () => 'koboldcpp model.gguf --port 5001',
    },
    vllm: {
      name: 'vLLM',
      note: 'It allows every page unless told otherwise. Start it with:',
      command: () => 'vllm serve model --port 8000',
    },
  },
  programOther: 'Another address works too, if the server allows requests from this page.',
  address: 'Server address',
  addressHint: 'It ends in /v1, for example http://localhost:11434/v1',
  addressWrong: 'An address begins with http:// or https://',
  lookForModels: 'Save the address and look for models',
  examining: 'Finding out why…',
} as const;
