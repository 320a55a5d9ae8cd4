import { afterEach, expect, test, vi } from 'vitest';
import { idOf } from '../../execution/operation.ts';
import { answered, statusOf } from '../../upstream/testing/fakeAnswers.ts';
import { type GatewayUnderTest, siteOrigin, smallOperator, startGateway } from '../testing/gatewayUnderTest.ts';

const brand = '{ brand }';

let site: GatewayUnderTest;
afterEach(() => site.close());

test('UP-04 who names no language is answered in the first one of the brand, also once that is another', async () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  let languages = ['VI', 'EN'];
  site = await startGateway([brand], {
    clock,
    send: async (request) => {
      if (!request.path.startsWith('/wps/system/status')) return smallOperator(request);
      const { info, ...status } = statusOf(`Sampan in ${request.headers['language']}`);
      return answered({ ...status, info: { ...info, whitelabel: { ...info.whitelabel, languages } } });
    },
  });
  const told = async (headers: Readonly<Record<string, string>> = {}) =>
    JSON.parse((await site.send(`/graphql?id=${idOf(brand)}`, { headers })).body).data.brand as string;
  await site.gateway.warmUp();
  expect([await told(), await told(), await told({ 'sec-fetch-site': 'same-origin' })]).toEqual(Array(3).fill('Sampan in VI'));
  languages = ['EN', 'VI'];
  // So soon that the answer of before would still be given.
  clock.time += 61_000;
  await vi.waitFor(async () => {
    await site.gateway.warmUp();
    expect([await told(), await told()]).toEqual(Array(2).fill('Sampan in EN'));
  });
});

test('what was asked in a body is not the answer to its address', async () => {
  site = await startGateway([brand]);
  const target = '/graphql?lang=EN';
  const headers = { 'content-type': 'application/json', origin: siteOrigin };
  const body = JSON.stringify({ id: idOf(brand) });
  for (const _time of [1, 2]) expect((await site.send(target, { method: 'POST', headers, body })).status).toBe(200);
  expect((await site.send(target)).status).toBe(400);
});
