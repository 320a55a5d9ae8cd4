import { createPlatform } from '../../../platform/app.ts';
import { listen } from '../../../platform/listen.ts';
import type { Brand } from '../../../platform/core/brand.ts';
import { openPlatform, type TestPlatform } from '../../../platform/testing/openPlatform.ts';
import { testGames } from '../../../platform/testing/testGames.ts';
import { freePort } from '../../stack/freePort.ts';
import { runStack, type Stack } from '../../stack/runStack.ts';

export interface BrandStack {
  readonly stack: Stack;
  /** The operator behind it, within this process: its store can be looked into. */
  readonly platform: TestPlatform;
  stop(): Promise<void>;
}

/** A stack whose operator is a brand that differs from the demonstration's; it asks for no proof of work unless `changes` say so. */
export async function runBrandStack(changes: Partial<Brand>): Promise<BrandStack> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const platform = await openPlatform({ brand: { origins: [address], ...changes } });
  const listening = await listen(() => createPlatform(platform.parts, { games: testGames() }), { host: '127.0.0.1', port });
  const stopJobs = platform.jobWork.start();
  const stack = await runStack({ environment: { UPSTREAM_URL: address } });
  return {
    stack,
    platform,
    async stop() {
      await stack.stop();
      await stopJobs(1_000);
      await listening.close(1_000);
      await platform.close();
    },
  };
}
