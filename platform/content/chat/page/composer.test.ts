import { afterEach, expect, test, vi } from 'vitest';
import { createComposer } from './composer.ts';

const words = { label: 'Your message', send: 'Send', failed: 'failed', too_many: 'too many', too_long: 'too long' };

afterEach(() => vi.unstubAllGlobals());

test('CH-01 what is written on while a message is being sent is the next message, and nothing is said twice', async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    sent.push((JSON.parse(String(body)) as { text: string }).text);
    return new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({ number: sent.length }))));
  });
  const composer = createComposer({ words, most: 200, address: '/messages', onSent: () => undefined });
  const field = composer.querySelector('textarea');
  const send = composer.querySelector('button');
  if (!field || !send) throw new Error('no composer');
  field.value = 'Good evening';
  send.click();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  field.value = 'Good evening and good night';
  answers[0]?.();
  await vi.waitFor(() => expect(field.value).toBe('and good night'));
  send.click();
  await vi.waitFor(() => expect(sent).toEqual(['Good evening', 'and good night']));
  answers[1]?.();
  await vi.waitFor(() => expect(field.value).toBe(''));
});

test.each([
  ['while it does', { isComposing: true }],
  ['and once it has, as Safari tells it', { keyCode: 229 }],
])('CH-01 an Enter that ends the writing of a character sends nothing, %s', async (_when, told) => {
  const send = vi.fn(async () => Response.json({ number: 1 }));
  vi.stubGlobal('fetch', send);
  const composer = createComposer({ words, most: 200, address: '/messages', onSent: () => undefined });
  const field = composer.querySelector('textarea');
  if (!field) throw new Error('no field');
  field.value = 'chào';
  const press = (more: object) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter' });
    for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
    field.dispatchEvent(event);
  };
  press(told);
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  press({});
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
