import { freePort } from '../stack/freePort.ts';
import { runStack } from '../stack/runStack.ts';

/** One real stack for all journeys; each registers members of its own. `SITE` and `METRICS` tell them where it is. */
export default async function startStack(): Promise<() => Promise<void>> {
  const metricsPort = await freePort();
  const stack = await runStack({ environment: { METRICS_PORT: String(metricsPort) } });
  process.env['SITE'] = stack.site;
  process.env['METRICS'] = `http://127.0.0.1:${metricsPort}/metrics`;
  return async () => {
    await stack.stop();
  };
}
