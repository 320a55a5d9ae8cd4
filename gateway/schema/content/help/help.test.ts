import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const ask = '{ help { code title articles { code title content } } }';

test('RT-09 the help is told chapter by chapter, and asked for in the language of the request', async () => {
  const gateway = open();
  const { data } = await gateway.ask(ask, {}, 'TH');
  expect((data as unknown as { help: { code: string }[] }).help.map(({ code }) => code)).toEqual(['start', 'protocol']);
  expect(gateway.upstream.calls.find(({ name }) => name === 'helpCenter')).toBeDefined();
});

test('WEB-012 an answer goes out without what could run', async () => {
  const article = { id: 'a', title: 'A', content: '<p onclick="x()">Fine</p><iframe src=x></iframe><script>alert(1)</script>' };
  const overrides = { helpCenter: () => ({ topics: [{ code: 'start' as const, title: 'S', articles: [article] }] }) };
  const { data } = await open({ overrides }).ask(ask);
  expect(data).toEqual({ help: [{ code: 'start', title: 'S', articles: [{ code: 'a', title: 'A', content: '<p>Fine</p>' }] }] });
});
