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

test('CH-01 what is being written is there in the page that comes after this one in the frame, and goes by the same key', async () => {
  const sent: { text: string; key: string }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)) as { text: string; key: string });
    return Promise.reject(new Error('the page has gone before it was answered'));
  });
  const frame = Object.assign(new EventTarget(), { name: '' }) as Window;
  const page = () => {
    const composer = createComposer({ words, most: 200, address: '/messages', onSent: () => undefined, frame });
    const [field, send] = [composer.querySelector('textarea'), composer.querySelector('button')];
    if (!field || !send) throw new Error('no composer');
    return { field, send };
  };
  const before = page();
  before.field.value = 'Chào buổi tối';
  before.send.click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  frame.dispatchEvent(new Event('pagehide'));
  const after = page();
  expect([after.field.value, frame.name]).toEqual(['Chào buổi tối', '']);
  after.send.click();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  // Nothing was left to write: the next page begins with nothing.
  after.field.value = '';
  frame.dispatchEvent(new Event('pagehide'));
  expect(page().field.value).toBe('');
});

test('CS-01 what may not be written here any more stays in the field, and the words say where to go on', async () => {
  const composerOf = (more: object) =>
    createComposer({ words: { ...words, ...more }, most: 200, address: '/messages', onSent: () => undefined });
  vi.stubGlobal('fetch', async () => Response.json({ error: 'not_here' }, { status: 401 }));
  for (const [composer, told] of [
    [composerOf({ not_here: 'open it again' }), 'open it again'],
    [composerOf({}), 'failed'],
  ] as const) {
    const field = composer.querySelector('textarea');
    if (!field) throw new Error('no field');
    field.value = 'Chào';
    composer.querySelector('button')?.click();
    await vi.waitFor(() => expect(composer.querySelector('[role=alert]')?.textContent).toBe(told));
    expect(field.value).toBe('Chào');
  }
});

test.each(['', 'a window of this name', '{"text":1}', 'null'])('CH-01 a frame that is called “%s” begins with nothing written', (name) => {
  const frame = Object.assign(new EventTarget(), { name }) as Window;
  const composer = createComposer({ words, most: 200, address: '/messages', onSent: () => undefined, frame });
  expect(composer.querySelector('textarea')?.value).toBe('');
});
