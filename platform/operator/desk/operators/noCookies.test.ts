import { expect, test } from 'vitest';
import { chatParty } from '../../../content/chat/testing/chatParty.ts';
import { openDesk } from '../../testing/openDesk.ts';
import { operatorPassword, problemOf } from '../../testing/operatorParty.ts';

test('whoever was let in by a browser that keeps no cookies is told so, and nobody else', async () => {
  const { desk, platform } = await openDesk({});
  const entering = new URLSearchParams({ name: desk.name, password: operatorPassword, code: desk.code(1) }).toString();
  const letIn = await desk.sendForm('/operator/enter', entering);
  const door = letIn.headers.get('location') ?? '';
  expect(letIn.status).toBe(303);
  // The cookies are this party's alone.
  const without = await chatParty(platform, '').get(`${door}&lang=EN`);
  expect([without.status, await problemOf(without)]).toEqual([200, expect.stringMatching(/^Your browser keeps no cookies/)]);
  expect((await desk.get(door)).headers.get('location')).toBe('/operator/members');
  expect(await problemOf(await chatParty(platform, '').get('/operator'))).toBeUndefined();
  await platform.close();
});
