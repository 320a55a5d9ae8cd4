import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../testing/openMockGateways.ts';
import type { Persona } from '../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const upload = (gateway: ReturnType<typeof open>, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  gateway.fetch('/uploads/pictures?lang=EN', { method: 'POST', body, headers: { 'content-type': 'image/png', ...headers } });
const small = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b6b68' } })
      .png()
      .toBuffer(),
  );

test('FB-01 one member has as many of the six as a form holds, asked before a byte is read; they are free again afterwards', async () => {
  const operatorWrites = Promise.withResolvers<void>();
  const gateway = open({
    persona: 'member',
    hold: ({ name }) => (name === 'uploadFeedbackPicture' ? operatorWrites.promise : Promise.resolve()),
  });
  const cookiesOf = async (persona: Persona) =>
    [...(await open({ persona }).cookies())].map(([name, text]) => `${name}=${text}`).join('; ');
  const [others, agents] = [{ cookie: await cookiesOf('otherMember') }, { cookie: await cookiesOf('agent') }];
  const picture = await small();
  const under = () => gateway.upstream.count('uploadFeedbackPicture');
  const sent = Array.from({ length: 3 }, () => upload(gateway, picture));
  await expect.poll(under).toBe(3);
  // A body that would be refused for what it is shows whether anybody has looked at it.
  expect((await upload(gateway, picture, { 'content-type': 'text/html' })).status).toBe(429);
  sent.push(upload(gateway, picture, others), upload(gateway, picture, others), upload(gateway, picture, agents));
  await expect.poll(under).toBe(6);
  expect((await upload(gateway, picture, agents)).status).toBe(429);
  operatorWrites.resolve();
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await upload(gateway, picture)).status).toBe(200);
});

test('FB-01 who hangs up before the operator has said whether they may come in keeps no place', async () => {
  const operatorSays = Promise.withResolvers<void>();
  const gateway = open({
    persona: 'member',
    hold: ({ name }) => (name === 'visitorStatus' ? operatorSays.promise : Promise.resolve()),
  });
  const picture = await small();
  const hungUp = new AbortController();
  const sent = Array.from({ length: 3 }, () =>
    gateway
      .fetch('/uploads/pictures?lang=EN', {
        method: 'POST',
        body: picture,
        headers: { 'content-type': 'image/png' },
        signal: hungUp.signal,
      })
      .then(
        () => 'answered',
        () => 'left',
      ),
  );
  await expect.poll(() => gateway.upstream.count('visitorStatus')).toBe(1);
  const moment = () => new Promise((resolve) => setTimeout(resolve, 100));
  await moment();
  hungUp.abort();
  expect(await Promise.all(sent)).toEqual(['left', 'left', 'left']);
  await moment();
  operatorSays.resolve();
  expect((await upload(gateway, picture)).status).toBe(200);
});
