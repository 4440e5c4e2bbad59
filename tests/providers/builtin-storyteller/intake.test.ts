import { describe, expect, test } from 'vitest';
import { isSought, namesThing } from '../../../src/providers/builtin-storyteller/quest.ts';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import { emptyForm } from '../../../src/domain/character.ts';

const questOf = (objective: string) => readForm({ ...emptyForm, gender: 'female', objective }).quest;

describe('what a goal names, in words that fit into sentences', () => {
  test.each([
    ['Win back the violinist she left', 'win', 'the violinist she left'],
    ['Win back the farm', 'find', 'the farm'],
    ["Return the oracle's goat", 'deliver', "the oracle's goat"],
    ["Protect her grandmother's ranch", 'protect', "her grandmother's ranch"],
    ['Escape the blockade of Kessary with the seed vault', 'escape', 'the seed vault'],
    ['Find the lost crown of Aerie', 'find', 'the lost crown of Aerie'],
    ['track down her missing sister', 'find', 'her missing sister'],
    ['Take down the corrupt mayor', 'defeat', 'the corrupt mayor'],
    ['Look for the source of the river', 'find', 'the source of the river'],
    ['take care of her little brother', 'protect', 'her little brother'],
    ['put an end to the curse', 'defeat', 'the curse'],
    ['bring the vaccine to Fort Hope before winter', 'deliver', 'the vaccine'],
    ["Steal the ruby from the Sultan's palace", 'steal', 'the ruby'],
    ['save my brother from the mine', 'rescue', 'her brother'],
    ['defeat the witch and free the valley', 'defeat', 'the witch'],
    ['marry the lighthouse keeper', 'win', 'the lighthouse keeper'],
    ['build a bridge across the gorge', 'build', 'a bridge'],
    ['bring back the rain', 'find', 'the rain'],
    ['carry a captured summer over the pass before the Winter Queen notices', 'deliver', 'a captured summer'],
    ['Smuggle the child past the border', 'deliver', 'the child'],
    ['The crown', 'find', 'the crown'],
  ])('%s', (objective, archetype, target) => {
    const quest = questOf(objective);
    expect([quest.archetype, quest.target]).toEqual([archetype, target]);
    expect(namesThing(quest)).toBe(true);
  });

  test.each([
    'Discover why the dead do not stay buried',
    'Find out who poisoned the duke',
    'figure out how the clock stops at noon',
    'uncover the truth about the fire',
    'To get revenge on the man who killed my father',
    'avenge the village',
    'become the greatest swordsman in the land',
    'be the first to reach the pole',
    'learn to fly',
    'I want to find love',
    'freedom',
    'Return home',
    'find my way home',
    'clear my name',
    'Prove his innocence',
    'make peace between the two clans',
    'survive the winter',
    'get out of the city alive',
    'get back what was stolen from us',
    '',
  ])('%s: no thing that one could stand near', (objective) => {
    expect(namesThing(questOf(objective))).toBe(false);
  });

  test('what one protects is not looked for', () => {
    expect(isSought(questOf("Protect her grandmother's ranch"))).toBe(false);
    expect(isSought(questOf('Find the lost crown'))).toBe(true);
  });
});

describe('whom a reason is about', () => {
  const kinIn = (motivation: string) => readForm({ ...emptyForm, gender: 'female', motivation }).kin;
  test.each([
    ['My brother is the engineer aboard', 'brother'],
    ['They sold my sister Ada', 'sister Ada'],
    ['My husband died trying', ''],
    ['They shot my brother', ''],
    ['My dead sister knocks', ''],
    ['My father was hanged for it', ''],
  ])('the dead are not written to: %s', (motivation, kin) => {
    expect(kinIn(motivation)).toBe(kin);
  });
});

describe('what a paragraph calls a hero who has a title', () => {
  const briefOf = (name: string) => readForm({ ...emptyForm, name }).brief;
  test.each([
    ['Commander Ruth Okonkwo', 'Okonkwo'],
    ['Brother Anselm', 'Anselm'],
    ['Captain Zeph', 'Zeph'],
    ['Mrs Hart', 'Mrs Hart'],
    ['Doctor Emil Hart', 'Doctor Hart'],
    ['Old Peder', 'Old Peder'],
    ['Marit Solheim', 'Marit'],
  ])('%s is %s', (name, brief) => {
    expect(briefOf(name)).toBe(brief);
  });
});
