import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { eventShapes, eventStream } from '#contract/system/events.ts';
import type { EventSourceMessage } from 'eventsource-parser/stream';
import type { Listening } from '../../platform/core/events/testing/listen.ts';
import { misfitsOf, textOf } from '../../gateway/upstream/answers/misfit.ts';
import { newMember } from './caseList.ts';
import type { Operator } from './Operator.ts';

/** Milliseconds that an event may take to be told. */
const patience = 5_000;

const idShape = /^\d{1,15}$/;

/** What is wrong with an event by itself. */
function problemsOf({ id = '', event = '', data }: EventSourceMessage): string[] {
  const problems = idShape.test(id) ? [] : [`the id of ${event === '' ? 'an event' : event} is no whole number of at most 15 digits`];
  if (!Object.hasOwn(eventShapes, event)) return problems;
  try {
    const given: unknown = JSON.parse(data);
    const read = eventShapes[event as keyof typeof eventShapes].safeParse(given);
    return [...problems, ...(read.success ? [] : misfitsOf(read.error, given).map((misfit) => `${event}: ${textOf(misfit)}`))];
  } catch {
    return [...problems, `the data of ${event} is no JSON`];
  }
}

/** The next event, or none in time. */
async function nextOf(stream: Listening): Promise<EventSourceMessage | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, patience, undefined);
  const next = stream.next(1).then(([event]) => event);
  next.catch(() => {});
  return Promise.race([next, late]).finally(() => clearTimeout(timer));
}

/** Pays money in by a way that credits at once, and answers who did; undefined where there is no such way. */
async function pay(at: Operator): Promise<string | undefined> {
  const { as } = await newMember(at);
  const who = await at.call(calls.memberInfo, {}, as);
  const ways = await at.call(calls.depositMethods, {}, as);
  const way = ways.success ? ways.value.methods.find(({ kind }) => kind === 'instant') : undefined;
  if (!who.success || way === undefined) return undefined;
  const paid = await at.call(calls.deposit, { methodId: way.methodId, amount: way.minAmount }, { ...as, key: 'told-1' });
  return paid.success ? who.value.id : undefined;
}

/** Opens the stream, hears of a deposit, and comes back behind what it has heard. Answers what is wrong with it, a sentence each. */
export async function eventStreamProblems(at: Operator): Promise<readonly string[]> {
  const problems: string[] = [];
  const begin = async (what: string, wanted: string, lastId?: string) => {
    const stream = await at.listen({ lastId });
    if (stream.status !== 200) {
      problems.push(`${eventStream.path} ${what} is answered with status ${stream.status}`);
      return { stream, first: undefined };
    }
    const first = await nextOf(stream);
    if (first?.event !== wanted)
      problems.push(`${eventStream.path} ${what} has to begin with ${wanted}, and began with ${first?.event ?? 'nothing'}`);
    else problems.push(...problemsOf(first));
    return { stream, first };
  };
  const { stream, first } = await begin('opened anew', 'open');
  if (first === undefined || problems.length > 0) {
    await stream.leave();
    return problems;
  }
  const member = await pay(at);
  let heard: EventSourceMessage | undefined = first;
  // Others may be at it, too.
  for (let passed = 0; member !== undefined && passed < 20; passed += 1) {
    heard = await nextOf(stream);
    if (heard === undefined) problems.push(`${eventStream.path} does not tell of a deposit by balance, within ${patience} ms`);
    else problems.push(...problemsOf(heard));
    if (heard === undefined || problems.length > 0 || (heard.event === 'balance' && heard.data.includes(JSON.stringify(member)))) break;
  }
  await stream.leave();
  if (problems.length > 0) return problems;
  for (const [what, wanted, lastId] of [
    ['behind the last event', 'open', heard?.id],
    ['behind an id that was never given out', 'reset', '999999999999999'],
  ] as const)
    await (await begin(what, wanted, lastId)).stream.leave();
  return problems;
}

/**
 * Listens until a stream on which nothing happens says that it is well; `longestSilence` in milliseconds. Answers what is wrong with it.
 * Rejects where it is not opened, or is ended before that, as it may be.
 */
export async function quietStreamProblems(at: Operator, longestSilence: number = eventStream.heartBeat): Promise<readonly string[]> {
  const stream = await at.listen();
  if (stream.status !== 200) throw new Error(`${eventStream.path} is answered with status ${stream.status}`);
  let heardAt = performance.now();
  const hear = async (): Promise<never> => {
    for (;;) {
      await stream.next(1);
      heardAt = performance.now();
    }
  };
  const heard = hear();
  heard.catch(() => {});
  while (stream.heartBeats === 0 && performance.now() - heardAt <= longestSilence) await Promise.race([heard, wait(longestSilence / 60)]);
  await stream.leave();
  return stream.heartBeats > 0 ? [] : [`${eventStream.path} sends no comment in ${longestSilence} ms in which nothing happens`];
}
