import { expect, test, vi } from 'vitest';
import { createMailbox } from './mailbox.ts';

test('keeps a hundred for a reader who is away; one more, and all that is left of them is that there was more', async () => {
  const mailbox = createMailbox('more', () => undefined);
  for (let count = 1; count <= 100; count += 1) mailbox.put(String(count));
  expect(await mailbox.next()).toEqual({ done: false, value: '1' });
  mailbox.put('101');
  mailbox.put('102');
  mailbox.put('103');
  expect(await mailbox.next()).toEqual({ done: false, value: 'more' });
  expect(await mailbox.next()).toEqual({ done: false, value: '103' });
});

test('what waits is still read when it is closed, and who reads it leaves once', async () => {
  const onLeave = vi.fn();
  const mailbox = createMailbox('more', onLeave);
  mailbox.put('1');
  mailbox.close();
  mailbox.put('2');
  expect([await mailbox.next(), onLeave.mock.calls.length]).toEqual([{ done: false, value: '1' }, 0]);
  expect(await mailbox.next()).toEqual({ done: true, value: undefined });
  await mailbox.return?.();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('who waits is let go at once by leaving and by closing', async () => {
  for (const end of ['return', 'close'] as const) {
    const mailbox = createMailbox('more', () => undefined);
    const waiting = mailbox.next();
    void mailbox[end]?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
  }
});
