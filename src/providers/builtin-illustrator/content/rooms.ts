import type { RoomPlace } from '../spec.ts';

/** What a room is made of and what stands in it. */
export type RoomPlan = {
  readonly walls: 'wood' | 'stone' | 'metal' | 'plaster' | 'rock' | 'brick';
  readonly back: 'hearth' | 'window' | 'arches' | 'rose' | 'screen' | 'bars' | 'shelves' | 'door' | 'stage' | 'throne' | 'mouth' | 'furnace' | 'stars';
  readonly sides: 'shelves' | 'columns' | 'panels' | 'barrels' | 'pipes' | 'windows' | 'curtains' | 'bunks' | 'rock' | 'crates';
  readonly ceiling: 'beams' | 'vault' | 'lamps' | 'strips' | 'none';
  readonly floor: 'planks' | 'tiles' | 'plates' | 'earth';
  readonly middle: 'tables' | 'desk' | 'anvil' | 'consoles' | 'pews' | 'bed' | 'boxes' | 'counter' | 'bench' | 'rails' | 'carpet' | 'none';
};

export const roomPlans: { readonly [room in RoomPlace]: RoomPlan } = {
  tavern: { walls: 'wood', back: 'hearth', sides: 'barrels', ceiling: 'beams', floor: 'planks', middle: 'tables' },
  hall: { walls: 'stone', back: 'throne', sides: 'columns', ceiling: 'vault', floor: 'tiles', middle: 'carpet' },
  'ship-bridge': { walls: 'metal', back: 'stars', sides: 'panels', ceiling: 'strips', floor: 'plates', middle: 'consoles' },
  cell: { walls: 'stone', back: 'bars', sides: 'bunks', ceiling: 'none', floor: 'earth', middle: 'none' },
  library: { walls: 'wood', back: 'window', sides: 'shelves', ceiling: 'beams', floor: 'planks', middle: 'desk' },
  workshop: { walls: 'brick', back: 'furnace', sides: 'shelves', ceiling: 'beams', floor: 'earth', middle: 'anvil' },
  temple: { walls: 'stone', back: 'rose', sides: 'columns', ceiling: 'vault', floor: 'tiles', middle: 'pews' },
  cabin: { walls: 'wood', back: 'hearth', sides: 'windows', ceiling: 'beams', floor: 'planks', middle: 'desk' },
  laboratory: { walls: 'plaster', back: 'shelves', sides: 'panels', ceiling: 'lamps', floor: 'tiles', middle: 'bench' },
  shop: { walls: 'plaster', back: 'shelves', sides: 'shelves', ceiling: 'lamps', floor: 'planks', middle: 'counter' },
  corridor: { walls: 'metal', back: 'door', sides: 'panels', ceiling: 'strips', floor: 'plates', middle: 'none' },
  cave: { walls: 'rock', back: 'mouth', sides: 'rock', ceiling: 'none', floor: 'earth', middle: 'none' },
  office: { walls: 'plaster', back: 'window', sides: 'panels', ceiling: 'lamps', floor: 'planks', middle: 'desk' },
  hospital: { walls: 'plaster', back: 'window', sides: 'curtains', ceiling: 'lamps', floor: 'tiles', middle: 'bed' },
  theatre: { walls: 'plaster', back: 'stage', sides: 'curtains', ceiling: 'lamps', floor: 'planks', middle: 'pews' },
  bedroom: { walls: 'plaster', back: 'window', sides: 'curtains', ceiling: 'none', floor: 'planks', middle: 'bed' },
  kitchen: { walls: 'plaster', back: 'hearth', sides: 'shelves', ceiling: 'beams', floor: 'tiles', middle: 'tables' },
  factory: { walls: 'brick', back: 'arches', sides: 'pipes', ceiling: 'beams', floor: 'plates', middle: 'boxes' },
  tunnel: { walls: 'brick', back: 'mouth', sides: 'pipes', ceiling: 'vault', floor: 'earth', middle: 'rails' },
  warehouse: { walls: 'metal', back: 'door', sides: 'crates', ceiling: 'beams', floor: 'plates', middle: 'boxes' },
};
