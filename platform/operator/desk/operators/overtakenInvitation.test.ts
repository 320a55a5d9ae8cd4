import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromBase32, stepAt, totpCode } from '../../../identity/authenticator/totp.ts';
import { createHeldPasswordWork, type HeldPasswordWork } from '../../../testing/heldPasswordWork.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { operatorKey, operatorParty, operatorPassword, type OperatorParty } from '../../testing/operatorParty.ts';

describe.each(testEngines())('an invitation that something overtakes on %s', (engine) => {
  let platform: TestPlatform;
  let work: HeldPasswordWork;
  let desk: OperatorParty;
  beforeEach(async () => {
    work = createHeldPasswordWork();
    platform = await openPlatform({ engine, extras: { operatorKey, passwordWork: work } });
    desk = await operatorParty(platform, operatorKey);
    await desk.read('/operator/operators');
  });
  afterEach(() => platform.close());

  const operatorOf = (name: string) =>
    platform.parts.db.selectFrom('operator').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  const codeIn = async (answer: Response) => /<code>([\w-]{43})<\/code>/.exec(await answer.text())?.[1] ?? '';
  const invite = async (name: string) => codeIn(await desk.send('/operator/operators', { name, role: 'support' }));
  const decide = async (name: string, what: string) => desk.send(`/operator/operators/${(await operatorOf(name)).id}/${what}`, {});
  let asked = 0;
  /** Each from a network of its own, as what is refused counts against that. */
  const post = (path: string, fields: Readonly<Record<string, string>>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return platform.fetch(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers }, `203.0.${(asked += 1)}.7`);
  };
  const secretBy = async (name: string, invitation: string) =>
    /<code>([A-Z2-7 ]+)<\/code>/.exec(await (await post('/operator/invited', { name, invitation })).text())?.[1]?.replaceAll(' ', '');
  const accept = async (name: string, invitation: string) => {
    const code = totpCode(fromBase32((await secretBy(name, invitation)) ?? ''), stepAt(platform.parts.clock.now()));
    return () => post('/operator/accept', { name, invitation, password: operatorPassword, code });
  };
  /** What accepting is answered with whose password's work was done before something else happened, and kept back until after it. */
  const acceptAround = async (name: string, invitation: string, meanwhile: () => Promise<unknown>) => {
    const send = await accept(name, invitation);
    const reached = work.hold();
    const answer = send();
    const release = await reached;
    await meanwhile();
    release();
    return (await answer).status;
  };

  test('who is invited anew while the old code is taken up comes by the new one, and by that alone', async () => {
    const first = await invite('lan');
    let second = '';
    const again = async () => void (second = await codeIn(await decide('lan', 'invite')));
    expect(await acceptAround('lan', first, again)).toBe(401);
    expect(await operatorOf('lan')).toMatchObject({ totp_confirmed_at: null, password_hash: null });
    expect((await (await accept('lan', second))()).status).toBe(303);
  });

  test('who is locked while the code is taken up does not come', async () => {
    expect(await acceptAround('lan', await invite('lan'), () => decide('lan', 'lock'))).toBe(401);
    expect(await operatorOf('lan')).toMatchObject({ totp_confirmed_at: null, locked: 1n });
  });

  test('nobody sees by the old code the secret that goes with the new one', async () => {
    for (let ticks = 0; ticks < 24; ticks += 1) {
      const name = `lan ${ticks}`;
      const first = await invite(name);
      const again = decide(name, 'invite');
      // The two reads of the one come before and after the other's write in some of them.
      for (let passed = 0; passed < ticks; passed += 1) await new Promise((resolve) => void setImmediate(resolve));
      const shown = await secretBy(name, first);
      const fresh = await secretBy(name, await codeIn(await again));
      expect(fresh).toMatch(/^[A-Z2-7]+$/);
      expect(fresh).not.toBe(shown);
    }
  });
});
