import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { answer, waitingFor } from '../testing/answer.ts';
import query, { type useViewerQuery } from '../session/__generated__/useViewerQuery.graphql.ts';
import { aMember, anotherMember } from '../testing/aMember.ts';
import { refetchQuery } from './refetchQuery.ts';

const ask = (environment: ReturnType<typeof createMockEnvironment>) => refetchQuery<useViewerQuery>(environment, query, {});
const waiting = (environment: ReturnType<typeof createMockEnvironment>) => waitingFor(environment, 'useViewerQuery').length;

test('what is under way is waited for and not taken; all that wait for it are one question then', async () => {
  const environment = createMockEnvironment();
  const told: (string | undefined)[] = [];
  const follow = (name: string) => ask(environment).subscribe({ next: ({ viewer }) => told.push(`${name} ${viewer?.id}`) });
  follow('first');
  follow('second');
  follow('third');
  expect(waiting(environment)).toBe(1);
  await answer(environment, 'useViewerQuery', { viewer: aMember });
  await answer(environment, 'useViewerQuery', { viewer: anotherMember });
  expect(told).toEqual([`first ${aMember.id}`, `second ${anotherMember.id}`, `third ${anotherMember.id}`]);
  expect(waiting(environment)).toBe(0);
});

test('where the older question is lost the newer one is asked all the same', async () => {
  const environment = createMockEnvironment();
  const lost = ask(environment).toPromise();
  const newer = ask(environment).toPromise();
  environment.mock.rejectMostRecentOperation(new Error('lost'));
  await expect(lost).rejects.toThrow('lost');
  await answer(environment, 'useViewerQuery', { viewer: aMember });
  expect(await newer).toMatchObject({ viewer: { id: aMember.id } });
});

test('who stops waiting asks nothing', async () => {
  const environment = createMockEnvironment();
  ask(environment).subscribe({});
  ask(environment).subscribe({}).unsubscribe();
  await answer(environment, 'useViewerQuery', { viewer: aMember });
  await Promise.resolve();
  expect(waiting(environment)).toBe(0);
});
