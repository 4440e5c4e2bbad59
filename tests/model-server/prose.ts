/** What the stand-in server writes. It is no language model: the prompt only decides which of these is meant. */

export type CallUse = 'passage' | 'title' | 'actions' | 'book-titles' | 'example' | 'turn' | 'summary';

type Message = { readonly role: string; readonly content: string };

/** Which of the product's calls this is, by its limit of tokens and its words. */
export function useOf(body: {
  readonly max_tokens?: number;
  readonly messages?: readonly Message[];
}): CallUse {
  const words = (body.messages ?? []).map((message) => message.content).join('\n');
  if (/keep the memory of an interactive story/i.test(words)) return 'summary';
  if (/\bGOOD:/.test(words) && /\bTITLE:/.test(words)) return 'turn';
  if (body.max_tokens === 50 || /the title of the scene/i.test(words)) return 'title';
  if (/array of four titles/i.test(words)) return 'book-titles';
  if (body.max_tokens === 300 || /array of three actions/i.test(words)) return 'actions';
  return body.max_tokens === 100 ? 'example' : 'passage';
}

const paragraphs = [
  'The lamp on the pier had burned all night, and by its light the water looked like hammered tin. {name} counted the steps down to the boat, and counted them again, because the third one was new.',
  'A woman in a grey coat stood at the end of the planks. "You are late," she said, without turning round. "The tide is not." Somewhere behind the sheds a bell began, stopped, and began once more.',
  'Nobody in the village would speak of the lighthouse before noon. {name} learned it from a boy with a basket of eels, who talked very fast and looked over his shoulder at every gull.',
  'The door gave way on the second push. Inside, the air smelled of salt and old paper, and on the table lay a letter with no name on it, still wet where someone had sealed it.',
  'Up on the ridge the wind had a voice, thin and patient. {name} held on to the rope and waited until it was tired of asking. Then the path showed itself, one white stone after another.',
  '"I would not sell it," the ferryman said, "but I would lend it, to someone who brings things back." He laid the brass key between them, and kept one finger on it.',
];
const titles = [
  'The Third Step',
  'A Letter Without a Name',
  'What the Ferryman Lent',
  'Salt and Old Paper',
  'The Patient Wind',
];
const actions = [
  [
    'Ask the ferryman about the brass key',
    'Carry the basket for the frightened boy',
    'Pocket the letter while she looks away',
  ],
  [
    'Follow the white stones along the ridge',
    'Light the lamp for the boats still out',
    'Cut the rope behind you',
  ],
  [
    'Wait for the tide and watch the sheds',
    'Warn the village about the broken step',
    'Threaten the boy until he tells everything',
  ],
] as const;
const bookTitles = [
  'The Lamp on the Pier',
  'What the Ferryman Owed',
  'A Key for the Drowned',
  'The White Stones',
];
const examples: { readonly [field: string]: string } = {
  name: 'Maren Oake',
  looks:
    'Short grey-streaked hair, a seaman’s coat two sizes too large, and a brass compass that points the wrong way.',
  achieve: 'Find the keeper who walked out of the lighthouse and left the lamp burning.',
  place:
    'Skerry End, a fishing village on a black stone coast where the fog comes at the same hour every day.',
  why: 'The keeper was the only one who ever wrote back.',
};

/** A whole answer for one call. `turn` counts the calls of this server, so that two scenes differ. */
export function answerFor(
  body: { readonly max_tokens?: number; readonly messages?: readonly Message[] },
  turn: number,
): string {
  const words = (body.messages ?? []).map((message) => message.content).join('\n');
  const name =
    /^Name: (.+)$/m.exec(words)?.[1] ?? /The hero is ([^,\n]+),/.exec(words)?.[1] ?? 'The stranger';
  const count = /\bthree paragraphs\b/i.test(words) ? 3 : 2;
  const passage = Array.from({ length: count }, (_, index) =>
    pick(paragraphs, turn * 2 + index).replaceAll('{name}', name),
  ).join('\n\n');
  const [neutral, good, evil] = pick(actions, turn);
  switch (useOf(body)) {
    case 'title':
      return pick(titles, turn);
    case 'actions':
      return JSON.stringify([
        { text: neutral, type: 'neutral' },
        { text: good, type: 'good' },
        { text: evil, type: 'evil' },
      ]);
    case 'book-titles':
      return JSON.stringify(bookTitles);
    case 'example': {
      const field = Object.keys(examples).find((key) =>
        words.slice(words.lastIndexOf('Write ')).includes(key),
      );
      return examples[field ?? 'name'] ?? '';
    }
    case 'summary':
      return `SUMMARY: ${name} came to the pier by lamplight, heard of the lighthouse from a boy with eels, and was lent a brass key by the ferryman. The letter on the table is still unread.\nFACTS:\n- The ferryman lent ${name} a brass key and wants it back.\n- The third step to the boat is new.`;
    case 'turn':
      return `TITLE: ${pick(titles, turn)}\n\n${passage}\n\nGOOD: ${good}\nNEUTRAL: ${neutral}\nEVIL: ${evil}`;
    case 'passage':
      return passage;
  }
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
