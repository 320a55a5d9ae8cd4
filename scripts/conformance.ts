import { parseArgs } from 'node:util';
import { calls } from '../gateway/contract/calls.ts';
import { gatewayRefused } from '../gateway/contract/headers.ts';
import { CannotStart } from '../platform/CannotStart.ts';
import { NoAnswer, openForeignOperator } from '../tests/operator/openForeignOperator.ts';
import { addressOf, command, keyIn } from './command.ts';

const usage = `npm run conformance -- --url https://operator.example [options]

Asks an operator every call of openapi.json, and its event stream, and prints what does not fit. It opens accounts and pays money in: ask a system for trials.

  --url         origin that its calls lie at, as UPSTREAM_URL has it
  --merchant    brand to ask for; SAMPAN if left out
  --site        origin of the brand's site; http://localhost:3000 if left out
  --key-file    file with the key that gateways prove themselves by
  --all         prints what fits, too

"MISSING" is a call that there is not. "open" is what could not be asked: a module that is off, a captcha that a program cannot read, or a call before it that failed.

Ends with 0 where all fits, with 1 where something does not, and with 2 where nothing could be asked.
`;

/** Who does not answer at all, or not to us, would be wrong in every case. */
async function requireAnswer(at: ReturnType<typeof openForeignOperator>): Promise<void> {
  const door = await at.call(calls.systemStatus, {}).catch((error: unknown) => {
    throw error instanceof NoAnswer ? new CannotStart(error.message) : error;
  });
  const { path } = calls.systemStatus;
  if (door.success) return;
  if (door.code === undefined)
    throw new CannotStart(`${path} is answered with status ${door.status}, and no code: --url names the operator, and not its site`);
  const advice = door.code === gatewayRefused ? ' --key-file names the key that it knows gateways by.' : '';
  throw new CannotStart(`${path} is refused by ${door.code}: ${door.message}${advice}`);
}

await command('Nothing was asked', async () => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { url: text, merchant: { ...text, default: 'SAMPAN' }, site: text, 'key-file': text, all: flag, help: flag },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (values.url === undefined) throw new CannotStart(`--url is missing\n\n${usage}`);
  const keyFile = values['key-file'];
  const gatewayKey = keyFile === undefined ? undefined : keyIn(keyFile);
  const site = values.site === undefined ? undefined : new URL(addressOf('--site', values.site)).origin;
  const at = openForeignOperator({ url: addressOf('--url', values.url), merchant: values.merchant, site, gatewayKey }, Date.now());
  await requireAnswer(at);
  // Whoever has mistyped something is told so before all cases are loaded.
  const { conformanceOf, isWrong, lineOf, summaryOf } = await import('../tests/operator/conformance.ts');
  const findings = await conformanceOf(at, (finding) => {
    if (values.all || isWrong(finding) || finding.skipped !== undefined) console.log(lineOf(finding));
  });
  console.log(summaryOf(findings));
  return findings.some(isWrong) ? 1 : 0;
});
