import { describe, expect, test } from 'vitest';
import { typeset, untypeset } from '../../../src/providers/builtin-storyteller/typography.ts';

describe('a printed page', () => {
  test.each([
    ['"Stay," she said. "It is late."', '“Stay,” she said. “It is late.”'],
    ['She said, "Who goes?"', 'She said, “Who goes?”'],
    ["It wasn't Mara's; it was the guards' lamp.", 'It wasn’t Mara’s; it was the guards’ lamp.'],
    ["'Tis cold, and 'twas colder in '89; tell 'em.", '’Tis cold, and ’twas colder in ’89; tell ’em.'],
    ['"\'Tis mine," he said.', '“’Tis mine,” he said.'],
    ['"He said \'run\' and ran," said Ann.', '“He said ‘run’ and ran,” said Ann.'],
    ['"\'Run,\' he said," Ann said, "\'or hide.\'"', '“‘Run,’ he said,” Ann said, “‘or hide.’”'],
    ["O'Brien and D'Arcy", 'O’Brien and D’Arcy'],
    ['"I was—"', '“I was—”'],
    ['He turned—"Wait!"—and was gone.', 'He turned—“Wait!”—and was gone.'],
    ['The sign read ("Closed").', 'The sign read (“Closed”).'],
    ['A word that breaks off: "', 'A word that breaks off: “'],
    ['“Set already,” he’d said.', '“Set already,” he’d said.'],
    ["rock 'n' roll", 'rock ’n’ roll'],
    ['', ''],
  ])('%s', (plain, printed) => {
    expect(typeset(plain)).toBe(printed);
    expect(typeset(printed)).toBe(printed);
    expect(printed).toHaveLength(plain.length);
    expect(untypeset(printed)).toBe(untypeset(plain));
  });
});
