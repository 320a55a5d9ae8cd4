import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Secrets } from '../../core/secrets/secrets.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { mobile, mobileMember } from '../../testing/mobileMember.ts';
import { createMembers, type Members } from './members.ts';

let platform: TestPlatform;
let ciphered: number;
let members: Members;
let username: string;
beforeEach(async () => {
  platform = await openPlatform({ engine: 'sqlite' });
  username = (await mobileMember(platform)).account;
  const { db, secrets } = platform.parts;
  const counting = (name: 'seal' | 'open') => (context: string, text: string) => {
    ciphered += 1;
    return secrets[name](context, text);
  };
  const counted: Secrets = { ...secrets, seal: counting('seal'), open: counting('open') };
  members = createMembers({ db, secrets: counted });
});
afterEach(() => platform.close());

test.each([
  ['name', (known: boolean) => members.byName(known ? username : 'nobody')],
  ['number', (known: boolean) => members.byMobile(known ? mobile : '+84999999999')],
])('AUT-001 AUT-002 whoever is looked for by %s costs the cipher as much where there is nobody', async (_what, look) => {
  const costs = [];
  for (const known of [true, false]) {
    ciphered = 0;
    expect((await look(known)) !== undefined).toBe(known);
    costs.push(ciphered);
  }
  expect(costs).toEqual([1, 1]);
});
