import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { type CallName, callNames, calls } from '#contract/calls.ts';
import { fakeRegisterSettings } from '../../gateway/testing/fakeOperator/fakeBrand.ts';
import { openFakeOperator } from './openFakeOperator.ts';
import type { Operator } from './Operator.ts';
import { exampleCases, operatorCases } from './operatorCases.ts';

interface CallExample {
  readonly payload: unknown;
  readonly answer: unknown;
}

/** Numbers of made-up members depend on which cases came before, and a key on the run. */
const settledText = (text: string): string => text.replace(/rower\d{1,4}(?!\d)/g, 'rower1').replace(/"(x|y)":"[\w-]{43}"/g, '"$1":"…"');

/** Two of many say as much as all of them. */
const settled = (value: unknown): unknown =>
  JSON.parse(settledText(JSON.stringify(value)), (_name, each: unknown) => (Array.isArray(each) ? each.slice(0, 2) : each));

async function exampleOf(name: CallName): Promise<CallExample> {
  const ask = exampleCases[name] ?? operatorCases.find((each) => each.name === name && each.comesTo === 'answered')?.ask;
  if (ask === undefined) throw new Error(`No case shows what ${name} answers: write one in tests/operator/cases/.`);
  const at = await openFakeOperator({ overrides: { registerSettings: () => ({ ...fakeRegisterSettings, phoneVerification: 'service' }) } });
  let payload: unknown;
  const call: Operator['call'] = (each, given, options) => {
    if ((each as Call) === calls[name]) payload = given;
    return at.call(each, given, options);
  };
  const said = await ask({ ...at, call });
  await at.close();
  const misfit = said.success ? calls[name].answer.safeParse(said.value).error : undefined;
  if (misfit)
    throw new Error(
      `What the fake operator answers to ${name} (gateway/testing/fakeOperator/) is not what its contract says: ${z.prettifyError(misfit)}`,
    );
  if (!said.success) throw new Error(`The case that stands for ${name} is refused by the fake operator: ${said.code}.`);
  return settled({ payload, answer: said.value }) as CallExample;
}

/** What each call was asked with, and what the fake operator answered, in the case that stands for it. */
export async function callExamples(): Promise<Readonly<Record<string, CallExample>>> {
  const names = callNames.toSorted();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await exampleOf(name)] as const)));
}
