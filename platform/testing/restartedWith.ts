import { createPlatform } from '../app.ts';
import type { Brand } from '../core/brand.ts';
import { callBy } from './callBy.ts';
import { cheapPasswordWork } from './cheapPasswordWork.ts';
import type { TestPlatform } from './openPlatform.ts';
import { testGames } from './testGames.ts';

/** The same store, as a platform serves it that was started with other settings of the brand. */
export function restartedWith({ parts }: TestPlatform, changes: Partial<Brand>): Pick<TestPlatform, 'call' | 'fetch'> {
  const brand = { ...parts.brand, ...changes };
  const platform = createPlatform({ ...parts, brand }, { games: testGames(), passwordWork: cheapPasswordWork() });
  const fetch: TestPlatform['fetch'] = (address, init, peer) =>
    platform.answer(new Request(new URL(address, 'http://127.0.0.1:3001'), init), peer);
  return { fetch, call: callBy(fetch, { merchant: brand.merchantCode, now: () => parts.clock.now() }) };
}
