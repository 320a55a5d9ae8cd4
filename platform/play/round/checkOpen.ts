import type { Offering } from '../vendor/vendor.ts';
import { PlayRefusal } from './playRefusal.ts';

/** Throws where the house does not let a game be played at the moment, `game_maintenance`, or offers it no more, `game_withdrawn`. */
export function checkOpen(offering: Offering | undefined): void {
  if (offering === 'MAINTENANCE') throw new PlayRefusal('game_maintenance');
  if (offering !== 'OPEN') throw new PlayRefusal('game_withdrawn');
}
