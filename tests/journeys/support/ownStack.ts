import { runStack, type Stack } from '../../stack/runStack.ts';
import { test } from './journey.ts';

/** A value for `ownStack`: a stack for one journey alone, which may harm it or count what it does. */
export const stackForOneJourney =
  (environment: NodeJS.ProcessEnv = {}) =>
  async ({}: object, use: (stack: Stack) => Promise<void>): Promise<void> => {
    const stack = await runStack({ environment });
    await use(stack);
    await stack.stop();
  };

/** The same for all journeys of the file that calls this: they leave it as it is, and none counts what another has done. */
export function stackForThisFile(environment: NodeJS.ProcessEnv = {}): ReturnType<typeof stackForOneJourney> {
  let shared: Promise<Stack> | undefined;
  test.afterAll(async () => void (await (await shared)?.stop()));
  return async ({}, use) => use(await (shared ??= runStack({ environment })));
}
