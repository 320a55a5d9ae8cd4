import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { oncePerOperation } from './oncePerOperation.ts';

const contextOf = (language: string) => ({ language }) as unknown as Context;

test('what is made for an operation is made once for it, and anew for every other', () => {
  let made = 0;
  const numberOf = oncePerOperation(({ language }: Context) => `${language} ${(made += 1)}`);
  const [one, other] = [contextOf('EN'), contextOf('VI')];
  expect([numberOf(one), numberOf(one), numberOf(other), numberOf(one)]).toEqual(['EN 1', 'EN 1', 'VI 2', 'EN 1']);
});

test('two things are kept apart, and nothing as well as something', () => {
  let made = 0;
  const nothing = oncePerOperation(() => void (made += 1));
  const something = oncePerOperation(() => 'something');
  const context = contextOf('EN');
  expect([nothing(context), something(context), nothing(context), made]).toEqual([undefined, 'something', undefined, 1]);
});

test('an event of a subscription gets nothing of the one before it', () => {
  let made = 0;
  const number = oncePerOperation(() => (made += 1));
  const subscription = contextOf('EN');
  const event = () => Object.create(subscription) as Context;
  expect([number(subscription), number(event()), number(event()), number(subscription)]).toEqual([1, 2, 3, 1]);
});

test('what could not be made is tried again', () => {
  let made = 0;
  const sometimes = oncePerOperation(() => {
    if ((made += 1) === 1) throw new Error('not now');
    return made;
  });
  const context = contextOf('EN');
  expect(() => sometimes(context)).toThrow('not now');
  expect(sometimes(context)).toBe(2);
});
