import path from 'node:path';
import { startScale } from '../../scale/startScale.ts';
import { runStack } from '../../stack/runStack.ts';

/** Two of everything, as `npm run test:scale` asks for it; there is no desk. */
async function startTwoOfEach(databaseUrl: string): Promise<() => Promise<void>> {
  const scale = await startScale(databaseUrl);
  process.env['SITE'] = scale.site;
  process.env['PLATFORM'] = scale.platform;
  return scale.stop;
}

/** One real stack for all journeys; each registers members of its own. `SITE` and `PLATFORM` tell them where it is, `DESK` where the house works, `OPERATOR_KEY_FILE` what makes those who do. */
export default async function startStack(): Promise<() => Promise<void>> {
  const scale = process.env['SCALE_DATABASE_URL'];
  if (scale !== undefined) return startTwoOfEach(scale);
  const stack = await runStack();
  process.env['SITE'] = stack.site;
  process.env['PLATFORM'] = stack.platform;
  process.env['DESK'] = await stack.printed(/^Desk +(\S+)/m);
  process.env['OPERATOR_KEY_FILE'] = path.join(stack.dataFolder, 'operator.key');
  return async () => {
    await stack.stop();
  };
}
