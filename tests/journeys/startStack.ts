import { runStack } from '../stack/runStack.ts';

/** One real stack for all journeys; each registers members of its own. `SITE` tells them where it is. */
export default async function startStack(): Promise<() => Promise<void>> {
  const stack = await runStack();
  process.env['SITE'] = stack.site;
  return async () => {
    await stack.stop();
  };
}
