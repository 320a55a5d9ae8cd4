import type { KeyRotation } from '../core/secrets/keyRotation.ts';
import type { MovableClock } from './movableClock.ts';
import type { TestPlatform } from './openPlatform.ts';

interface Rotating {
  readonly platform: TestPlatform;
  readonly rotation: KeyRotation;
  readonly clock: MovableClock;
}

/** Until everything is sealed with the newest key, and the others are let go. */
export async function settleRotation({ platform, rotation, clock }: Rotating): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await rotation.look();
    await platform.settled();
    // The job comes every minute, and retires a key half a minute after the next one came at the soonest.
    clock.forward(60_000);
  }
  await platform.settled();
  await rotation.look();
}
