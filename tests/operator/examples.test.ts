import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { expect, test } from 'vitest';
import { fakeRegisterSettings } from '../../gateway/testing/fakeBrand.ts';
import { exampleCases } from './exampleCases.ts';
import { openFakeOperator } from './openFakeOperator.ts';
import type { Operator, Said } from './Operator.ts';
import { operatorCases } from './operatorCases.ts';

const names = (Object.keys(calls) as CallName[]).toSorted();
/** Numbers of made-up members depend on which cases came before, and a key on the run. */
const settledText = (text: string): string => text.replace(/rower\d{1,4}(?!\d)/g, 'rower1').replace(/"(x|y)":"[\w-]{43}"/g, '"$1":"…"');

/** Two of many say as much as all of them. */
const settled = (value: unknown): unknown =>
  JSON.parse(settledText(JSON.stringify(value)), (_name, each: unknown) => (Array.isArray(each) ? each.slice(0, 2) : each));

/** What a call was asked with, and what it answered, in the case that stands for it. */
async function exampleOf(name: CallName): Promise<{ payload: unknown; answer: unknown } | undefined> {
  const ask = exampleCases[name] ?? operatorCases.find((each) => each.name === name && each.comesTo === 'answered')?.ask;
  if (ask === undefined) return undefined;
  const at = await openFakeOperator({ overrides: { registerSettings: () => ({ ...fakeRegisterSettings, phoneVerification: 'service' }) } });
  let payload: unknown;
  const call: Operator['call'] = (each, given, options) => {
    if ((each as Call) === calls[name]) payload = given;
    return at.call(each, given, options);
  };
  const said: Said = await ask({ ...at, call });
  await at.close();
  expect([name, said.success]).toEqual([name, true]);
  return settled({ payload, answer: said.value }) as { payload: unknown; answer: unknown };
}

test('every call has an example that the fake operator answers so; run this test with --update to write them anew', async () => {
  const examples = await Promise.all(names.map(async (name) => [name, await exampleOf(name)] as const));
  expect(examples.filter(([, example]) => example === undefined).map(([name]) => name)).toEqual([]);
  await expect(`${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`).toMatchFileSnapshot(
    '../../gateway/contract/openapi/examples.json',
  );
});
