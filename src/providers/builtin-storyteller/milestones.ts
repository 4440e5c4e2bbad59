import type { Archetype } from './intake.ts';

/** The wish list of a story, in order; the confrontation is behind the reversal, whatever the player says he has won. */
export const milestones = ['lead', 'ally', 'means', 'wall', 'turn', 'price', 'gate', 'duel'] as const;

export type Milestone = (typeof milestones)[number];

/**
 * The order of the same eight in each shape of quest: a theft has its tools before its trace, a defence begins with the enemy already
 * at the wall, love has its rival before its way. The story turns in its middle, when four facts of its case are known.
 */
export const plots: { readonly [archetype in Archetype]: readonly Milestone[] } = {
  find: ['lead', 'ally', 'means', 'wall', 'turn', 'price', 'gate', 'duel'],
  pursue: ['lead', 'means', 'ally', 'wall', 'turn', 'price', 'gate', 'duel'],
  rescue: ['lead', 'wall', 'ally', 'means', 'turn', 'price', 'gate', 'duel'],
  defeat: ['wall', 'lead', 'ally', 'means', 'turn', 'price', 'gate', 'duel'],
  escape: ['wall', 'ally', 'lead', 'means', 'turn', 'price', 'gate', 'duel'],
  deliver: ['ally', 'lead', 'wall', 'means', 'turn', 'price', 'gate', 'duel'],
  solve: ['lead', 'means', 'wall', 'ally', 'turn', 'price', 'gate', 'duel'],
  protect: ['wall', 'means', 'ally', 'lead', 'turn', 'price', 'gate', 'duel'],
  build: ['means', 'lead', 'wall', 'ally', 'turn', 'price', 'gate', 'duel'],
  prove: ['wall', 'lead', 'means', 'ally', 'turn', 'price', 'gate', 'duel'],
  win: ['ally', 'lead', 'wall', 'means', 'turn', 'price', 'gate', 'duel'],
  steal: ['means', 'ally', 'lead', 'wall', 'turn', 'price', 'gate', 'duel'],
  become: ['ally', 'wall', 'lead', 'means', 'turn', 'price', 'gate', 'duel'],
};
