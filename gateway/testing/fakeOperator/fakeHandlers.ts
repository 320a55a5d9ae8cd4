import { listedFakes } from './__generated__/listedFakes.ts';
import type { FakeHandlers } from './FakeCallContext.ts';
import type { FakeWorld } from './FakeWorld.ts';

/** What the fake operator answers, noun by noun; a call that none of them answers is no program. */
export const fakeHandlers = (world: FakeWorld): FakeHandlers => ({
  encryptionKeys: () => ({ keys: world.keys as Record<string, unknown>[] }),
  ...listedFakes(world),
});
