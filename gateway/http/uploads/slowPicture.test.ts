import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { createSessionSeal } from '../../sessionSeal.ts';
import type { Send } from '../../upstream/transport/send.ts';
import { answered } from '../../upstream/testing/fakeAnswers.ts';
import { type GatewayUnderTest, keyOf, siteOrigin, smallOperator, startGateway } from '../testing/gatewayUnderTest.ts';

let site: GatewayUnderTest | undefined;
afterEach(() => site?.close());

test('FB-01 a picture that was twelve seconds on its way is kept: the operator has its own time from then on', async () => {
  let later = 0;
  const asked: string[] = [];
  const operator: Send = async (request) => {
    asked.push(request.path);
    return request.path === '/wps/feedback/picture' ? answered({ pictureId: 'p1' }) : smallOperator(request);
  };
  site = await startGateway([], { clock: { now: () => systemClock.now() + later }, send: operator });
  const session = await createSessionSeal([keyOf(1)], systemClock).seal({ token: 't', memberId: 'linh', account: 'linh', type: 0 });
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b6b68' } })
    .png()
    .toBuffer();
  const upload = send({
    host: '127.0.0.1',
    port: site.port,
    path: '/uploads/pictures?lang=EN',
    method: 'POST',
    headers: { origin: siteOrigin, cookie: `session=${session}`, 'content-type': 'image/png', 'content-length': picture.length },
  });
  upload.write(picture.subarray(0, 10));
  await expect.poll(() => asked).toHaveLength(1);
  // The rest of what is looked at before the picture takes no time of anybody's.
  await new Promise((resolve) => setTimeout(resolve, 100));
  later = 12_000;
  upload.end(picture.subarray(10));
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([200, '{"pictureId":"p1"}']);
});
