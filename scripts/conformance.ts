import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calls } from '../gateway/contract/calls.ts';
import { conformanceOf, lineOf, summaryOf } from '../tests/operator/conformance.ts';
import { openForeignOperator } from '../tests/operator/openForeignOperator.ts';

const usage = `npm run conformance -- --url https://operator.example [options]

Asks an operator every call of openapi.json and prints what does not fit. It opens accounts and pays money in: ask a system for trials.

  --url         where its calls lie
  --merchant    brand to ask for; SAMPAN if left out
  --key-file    file with the key that gateways prove themselves by
  --all         prints what fits, too

"open" is what could not be asked: a module that is off, a captcha that a program cannot read, or a call before it that failed.
`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { url: text, merchant: { ...text, default: 'SAMPAN' }, 'key-file': text, all: { type: 'boolean', default: false } },
});
if (values.url === undefined || !URL.canParse(values.url)) {
  process.stderr.write(usage);
  process.exit(2);
}
const keyFile = values['key-file'];
const gatewayKey = keyFile === undefined ? undefined : readFileSync(keyFile, 'utf8').split('\n')[0]?.trim();
const at = openForeignOperator({ url: values.url, merchant: values.merchant, gatewayKey }, Date.now());
// Who does not answer at all, or not to us, would be wrong in every case.
const door = await at.call(calls.systemStatus, {}).catch((error: Error) => error.message);
if (typeof door === 'string' || !door.success) {
  process.stderr.write(`${typeof door === 'string' ? door : `${calls.systemStatus.path} is refused by ${door.code}: ${door.message}`}\n`);
  process.exit(1);
}
const findings = await conformanceOf(at, (finding) => {
  const isQuiet = finding.problems.length === 0 && finding.skipped === undefined;
  if (values.all || !isQuiet) console.log(lineOf(finding));
});
console.log(summaryOf(findings));
process.exitCode = findings.some(({ problems }) => problems.length > 0) ? 1 : 0;
