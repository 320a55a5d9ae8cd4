import { type ErrorMap, sessionErrorMap } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';

export class GameNotFoundError extends Refusal {
  constructor() {
    super('GAME_NOT_FOUND');
  }
}
refusalType(GameNotFoundError, 'GameNotFoundError', 'The game was taken off the list since its tile was shown. Code `GAME_NOT_FOUND`.');

export class GameMaintenanceError extends Refusal {
  constructor() {
    super('GAME_MAINTENANCE');
  }
}
refusalType(
  GameMaintenanceError,
  'GameMaintenanceError',
  'The vendor is working on the game; it comes back by itself. Code `GAME_MAINTENANCE`.',
);

export class GameVendorError extends Refusal {
  constructor() {
    super('GAME_VENDOR');
  }
}
refusalType(
  GameVendorError,
  'GameVendorError',
  'The vendor of the game could not open it; nothing was staked, and the same may be tried again. `message` is what the vendor says. Code `GAME_VENDOR`.',
);

/** Refusals of `POST /wps/game/launchGame`. */
export const launchErrorMap: ErrorMap = {
  game_not_found: () => new GameNotFoundError(),
  game_maintenance: () => new GameMaintenanceError(),
  game_vendor_error: () => new GameVendorError(),
  ...sessionErrorMap,
};
