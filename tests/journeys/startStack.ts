import { runStack } from '../stack/runStack.ts';

/** One real stack for all journeys; each registers members of its own. `SITE` and `PLATFORM` tell them where it is, `DESK` where conversations are answered. */
export default async function startStack(): Promise<() => Promise<void>> {
  const stack = await runStack();
  process.env['SITE'] = stack.site;
  process.env['PLATFORM'] = stack.platform;
  process.env['DESK'] = await stack.printed(/^Desk +(\S+)$/m);
  return async () => {
    await stack.stop();
  };
}
