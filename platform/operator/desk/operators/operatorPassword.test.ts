import { afterEach, beforeEach, expect, test } from 'vitest';
import { chatParty } from '../../../content/chat/testing/chatParty.ts';
import { fromBase32, stepAt, totpCode } from '../../../identity/authenticator/totp.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { operatorKey, operatorParty } from '../../testing/operatorParty.ts';

let platform: TestPlatform;
beforeEach(async () => void (platform = await openPlatform({ extras: { operatorKey } })));
afterEach(() => platform.close());

test('an invitation is taken up with a password of twelve characters, and with none that is shorter', async () => {
  const desk = await operatorParty(platform, operatorKey);
  await desk.read('/operator/operators?lang=EN');
  const invited = await (await desk.send('/operator/operators', { name: 'lan', role: 'support' })).text();
  const [, invitation = ''] = /<code>([\w-]{43})<\/code>/.exec(invited) ?? [];
  const stranger = chatParty(platform, '');
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    stranger.sendForm(path, new URLSearchParams({ name: 'lan', invitation, ...fields }).toString());
  const shown = await (await send('/operator/invited', {})).text();
  const [, secret = ''] = /<code>([A-Z2-7 ]+)<\/code>/.exec(shown) ?? [];
  const code = totpCode(fromBase32(secret.replaceAll(' ', '')), stepAt(platform.parts.clock.now()));
  expect((await send('/operator/accept', { password: 'elevensigns', code })).status).toBe(401);
  expect((await send('/operator/accept', { password: 'twelve signs', code })).status).toBe(303);
});
