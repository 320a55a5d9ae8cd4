import type { Call } from '#contract/call.ts';
import { type CallName, callNames, calls } from '#contract/calls.ts';
import { gatewayRefused } from '#contract/headers.ts';
import { eventStream } from '#contract/system/events.ts';
import { refusalsOf } from '#contract/refusalsOf.ts';
import { statusOfRefusal } from '#contract/refusalCodes.ts';
import { misfitsOf, textOf } from '../../gateway/upstream/answers/misfit.ts';
import { NoAnswer } from './openForeignOperator.ts';
import type { Operator, OperatorAnswer } from './Operator.ts';
import { type OperatorCase, Refused, WrongDeed } from './caseList.ts';
import { eventStreamProblems, quietStreamProblems } from './eventStreamProblems.ts';
import { operatorCases } from './operatorCases.ts';
import { watchAnswers } from './watchAnswers.ts';

/** What one case came to at an operator. */
export interface Finding {
  readonly name: CallName | 'eventStream';
  readonly title: string;
  /** What does not fit the contract, a sentence each. */
  readonly problems: readonly string[];
  /** Why the case could not be asked, where it is not the call that is to blame. */
  readonly skipped?: string;
  /** Cases that were not asked, as there is no such call. */
  readonly missed?: number;
}

/** Refusals that say how an operator is set up: what stands behind them cannot be seen from outside. */
const settings: readonly string[] = ['function_not_enabled', 'captcha_failed', 'challenge_failed', 'too_many_attempts', 'login_required'];

/** Statuses that a refusal may come with, beside 429. */
function statusesFor(code: string): readonly number[] {
  const found = Object.entries(statusOfRefusal).filter(([status, codes]) => status !== '429' && codes.some((each) => each === code));
  return found.length === 0 ? [200] : found.map(([status]) => Number(status));
}

/** What is wrong with an answer to a call, whatever it was asked. */
function problemsOf(call: Call, said: OperatorAnswer): string[] {
  if (said.success) {
    const read = call.answer.safeParse(said.value);
    return [
      ...(said.status === 200 ? [] : [`success has to come with status 200, and came with ${said.status}`]),
      ...(read.success ? [] : misfitsOf(read.error, said.value).map(textOf)),
    ];
  }
  const { code, message, status } = said;
  if (code === undefined) return ['a refusal has to name a code'];
  const wanted = statusesFor(code);
  const itsOwn: readonly string[] = refusalsOf(call);
  return [
    ...(typeof message === 'string' && message !== '' ? [] : [`the refusal ${code} has to have a message`]),
    ...(wanted.includes(status) || status === 429
      ? []
      : [`the refusal ${code} has to come with status ${wanted.join(' or ')}, and came with ${status}`]),
    ...(!wanted.includes(200) || itsOwn.includes(code)
      ? []
      : [`the call has no refusal ${code}${itsOwn.length === 0 ? '' : `, but ${itsOwn.join(', ')}`}`]),
  ];
}

/** Both in the words of `comesTo`: an answer, or a refusal's code. */
const otherwise = (wanted: string, outcome: string): string => `it has to come to ${wanted}, and came to ${outcome}`;

const cameTo = (said: OperatorAnswer): string => (said.success ? 'answered' : (said.code ?? 'a refusal without a code'));

/** Asks one case, and says what was wrong with every answer that the call of the case gave. */
async function findingOf(operator: Operator, { name, title, comesTo, ask }: OperatorCase): Promise<Finding> {
  const { at, misfitOf, misfitBefore } = watchAnswers(operator, calls[name]);
  try {
    const said = await ask(at);
    const problems = problemsOf(calls[name], said);
    const outcome = cameTo(said);
    if (outcome === comesTo || (said.success && problems.length > 0)) return { name, title, problems };
    // Another word than the call has is wrong twice: whoever has written it wants to know which one was meant.
    if (problems.length > 0) return { name, title, problems: [otherwise(comesTo, outcome), ...problems] };
    if (settings.includes(outcome)) return { name, title, problems, skipped: `refused by ${outcome}` };
    const before = misfitBefore();
    return before === undefined ? { name, title, problems: [otherwise(comesTo, outcome)] } : { name, title, problems, skipped: before };
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    if (error instanceof NoAnswer || error instanceof WrongDeed) return { name, title, problems: [told] };
    // What stumbles has been given less than the contract says: where it does is of no use to whoever has not written the case.
    if (!(error instanceof TypeError || error instanceof Refused)) return { name, title, problems: [], skipped: told };
    const own = misfitOf();
    return own.length > 0 ? { name, title, problems: own } : { name, title, problems: [], skipped: misfitBefore() ?? told };
  }
}

/** Every call that needs a token has to be refused without one, and with one of nobody. */
const withoutToken = callNames
  .filter((name) => calls[name].token)
  .flatMap((name) =>
    ([{}, { token: 'x'.repeat(43) }] as const).map((as): OperatorCase => ({
      name,
      title: 'token' in as ? 'by a token of nobody' : 'without a token',
      comesTo: 'token_required',
      ask: (at) => at.call(calls[name] as Call, {} as never, { key: 'access-1', ...as }),
    })),
  );

/** What an operator says that does not have a call, or the server in front of it; undefined where there is one. */
async function absenceOf(at: Operator, name: CallName): Promise<string | undefined> {
  const call: Call = calls[name];
  try {
    const said = await at.call(call, {} as never, call.kind === 'money' ? { key: 'there-1' } : {});
    return !said.success && said.code === 'unknown_call' ? 'unknown_call' : undefined;
  } catch (error) {
    return error instanceof NoAnswer && error.status === 404 ? error.message : undefined;
  }
}

/** The event stream is a connection that stays, so that it is tried once each. */
const ofStream = [
  ['opened, told of a deposit, and opened again', eventStreamProblems],
  ['kept open while nothing happens', (at: Operator) => quietStreamProblems(at)],
] as const;

async function streamFindingsOf(at: Operator, take: (finding: Finding) => void): Promise<void> {
  const stream = await at.listen().catch(() => undefined);
  await stream?.leave();
  if (stream?.status === 404) {
    take({ name: 'eventStream', title: `${eventStream.path} answers with status 404`, problems: [], missed: ofStream.length });
    return;
  }
  for (const [title, problemsAt] of ofStream)
    take(
      await problemsAt(at).then(
        (problems) => ({ name: 'eventStream', title, problems }),
        (error: unknown) => ({ name: 'eventStream', title, problems: [], skipped: error instanceof Error ? error.message : 'unknown' }),
      ),
    );
}

/** An operator that takes calls by any key believes anybody whose visitor it is. */
async function keyFindingOf({ callByStranger }: Operator): Promise<readonly Finding[]> {
  if (callByStranger === undefined) return [];
  const outcome = cameTo(await callByStranger(calls.systemStatus));
  const problems = outcome === gatewayRefused ? [] : [otherwise(gatewayRefused, outcome)];
  return [{ name: 'systemStatus', title: 'by another key than the gateway’s', problems }];
}

/** Asks an operator every call that it has, one case after another, and its event stream; `tell` hears of each. */
export async function conformanceOf(
  at: Operator,
  tell: (finding: Finding) => void = () => {},
  ofCalls = operatorCases,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const take = (finding: Finding): void => {
    findings.push(finding);
    tell(finding);
  };
  const cases = [...ofCalls, ...withoutToken];
  const missing = new Set<CallName>();
  for (const name of callNames) {
    const absence = await absenceOf(at, name);
    if (absence === undefined) continue;
    missing.add(name);
    take({ name, title: absence, problems: [], missed: cases.filter((each) => each.name === name).length });
  }
  for (const each of cases) {
    if (missing.has(each.name)) continue;
    at.nextVisitor?.();
    take(await findingOf(at, each));
  }
  for (const finding of await keyFindingOf(at)) take(finding);
  await streamFindingsOf(at, take);
  return findings;
}

/** Whether it has to be mended before the operator fits. */
export const isWrong = ({ problems, missed }: Finding): boolean => problems.length > 0 || missed !== undefined;

/** A finding as a person reads it. */
export const lineOf = ({ name, title, problems, skipped, missed }: Finding): string =>
  missed === undefined ? linesOf({ name, title, problems, ...(skipped !== undefined && { skipped }) }) : `MISSING ${name}: ${title}`;

const linesOf = ({ name, title, problems, skipped }: Finding): string =>
  [
    `${problems.length > 0 ? 'WRONG ' : skipped === undefined ? 'fits  ' : 'open  '} ${name}, ${title}${skipped === undefined ? '' : `: ${skipped}`}`,
    ...problems.map((problem) => `         ${problem}`),
  ].join('\n');

/** The last line. */
export function summaryOf(findings: readonly Finding[]): string {
  const wrong = new Set(findings.filter(({ problems }) => problems.length > 0).map(({ name }) => name));
  const absent = findings.filter(({ missed }) => missed !== undefined).length;
  const notAsked = findings.reduce((sum, { skipped, missed = 0 }) => sum + missed + (skipped === undefined ? 0 : 1), 0);
  const names = new Set(findings.map(({ name }) => name)).size;
  const cases = findings.reduce((sum, { missed = 1 }) => sum + missed, 0);
  return [
    `${names} calls in ${cases} cases: ${wrong.size === 0 ? 'all that could be asked fit' : `${wrong.size} do not fit (${[...wrong].join(', ')})`}`,
    ...(absent === 0 ? [] : [`${absent} are missing`]),
    ...(notAsked === 0 ? [] : [`${notAsked} cases could not be asked`]),
  ].join('; ');
}
