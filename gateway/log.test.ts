import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { UpstreamRefusal } from './upstream/failure.ts';

const logged = (entry: Record<string, unknown>, message = 'said'): string => {
  let text = '';
  createLog({ level: 'info', buffered: false }, { write: (line) => void (text += line) }).info(entry, message);
  return text;
};

test('secrets are left out wherever they stand, and whatever the case of their names; a list stays one', () => {
  const canary = 'hunter2';
  const line = logged({
    token: canary,
    PASSWORD: canary,
    headers: { Cookie: canary, authorization: canary, 'set-cookie': canary, host: 'a' },
    input: { deep: { password: canary, confirmPassword: canary, deeper: { deepest: { bottomless: { token: canary } } } } },
    rows: [{ password: canary }, 'plain'],
    err: new UpstreamRefusal('no', 'refused', { token: canary }),
  });
  expect(line).not.toContain(canary);
  expect(JSON.parse(line)).toMatchObject({
    token: '[redacted]',
    headers: { host: 'a' },
    rows: [{ password: '[redacted]' }, 'plain'],
    err: { type: 'UpstreamRefusal', message: 'refused' },
  });
});

test('INJ-005 nothing that was logged can move a terminal or begin a line of its own', () => {
  const line = logged({ path: '/x\r\n{"level":60}\u001b[2J\u009b31m\u2028\u007f' }, 'a\nb');
  const controls = [...line.trimEnd()].filter(
    (character) => character < ' ' || (character >= '\u007f' && character <= '\u009f') || character === '\u2028' || character === '\u2029',
  );
  expect(controls).toEqual([]);
  expect(JSON.parse(line).path).toBe('/x\r\n{"level":60}\u001b[2J\u009b31m\u2028\u007f');
});
