import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, waitingFor } from '../../../testing/answer.ts';
import { changed, openLimits } from './testing/openLimits.tsx';

beforeEach(() => localStorage.clear());

test('PP-17 the time of the reality check is chosen', async () => {
  const { panel, sent } = await openLimits();
  fireEvent.click(panel.getByRole('radio', { name: '30 minutes' }));
  expect(sent().variables).toEqual({ input: { minutes: 30 } });
});

test('PP-17 of choices in quick succession the last one holds, however their answers come; one that was lost is not shown as chosen', async () => {
  const { environment, panel } = await openLimits();
  const realityCheck = 'useChangeLimitsRealityMutation';
  const radio = (name: string) => panel.getByRole<HTMLInputElement>('radio', { name });
  for (const name of ['15 minutes', '30 minutes', '120 minutes']) fireEvent.click(radio(name));
  expect(radio('120 minutes').checked).toBe(true);
  expect(waitingFor(environment, realityCheck).map(({ request }) => request.variables)).toEqual([{ input: { minutes: 15 } }]);
  await answer(environment, realityCheck, { setRealityCheck: changed({ realityCheckMinutes: 15 }) });
  expect(radio('120 minutes').checked).toBe(true);
  expect(waitingFor(environment, realityCheck).map(({ request }) => request.variables)).toEqual([{ input: { minutes: 120 } }]);
  await fail(environment, realityCheck);
  await waitFor(() => expect(radio('15 minutes').checked).toBe(true));
  expect(waitingFor(environment, realityCheck)).toEqual([]);
});
