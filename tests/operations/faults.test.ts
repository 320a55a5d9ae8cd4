import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CallName, callNames } from '#contract/calls.ts';
import { exampleOperations } from '../../gateway/graphiql/exampleOperations.ts';
import { createMockGateway } from '../../gateway/testing/createMockGateway.ts';

const queries = exampleOperations(fileURLToPath(new URL('../../gateway/schema/examples', import.meta.url))).filter(({ text }) =>
  /^query/m.test(text),
);

/** What must never reach a client: stacks, files, queries, hosts of the operator, its words for faults. */
const leaks =
  /\bat \w+ \(|\.ts\b|\.js\b|node_modules|ECONN|SELECT|operator\.example|\/wps\/|\/lgw\/|fake-token|ZodError|invalid_type|\bunexpected\b/;

/** In the language of a visitor who asks for none. */
const meant = [
  'Hệ thống gặp lỗi. Vui lòng thử lại.',
  'Bạn chưa đăng nhập. Vui lòng đăng nhập.',
  'Không tìm thấy nội dung này.',
  // What is disturbed may be the word whether the site is open.
  'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
  'Trang này không phục vụ tại khu vực của bạn.',
];

describe('what the operator gets wrong', () => {
  /** What the query gives of a member whose operator gets nothing wrong but `broken`, and which calls it made. */
  async function asked(text: string, broken?: CallName) {
    const gateway = createMockGateway({ persona: 'member', ...(broken && { faults: { [broken]: 'malformed' } }) });
    const { data, errors = [] } = await gateway.ask(text);
    const made = callNames.filter((name) => gateway.upstream.count(name) > 0);
    await gateway.close();
    return { data, errors, made };
  }

  test.each(queries)('UPF-002 $name stands or falls by itself when a call that it makes cannot be read', async ({ name, text }) => {
    const sound = await asked(text);
    expect(sound.errors).toEqual([]);
    // An answer that is not asked for changes nothing.
    expect(sound.made).not.toEqual([]);
    for (const call of sound.made) {
      const { data, errors, made } = await asked(text, call);
      expect(made, `${name}, ${call}`).toContain(call);
      expect(JSON.stringify({ data, errors }), `${name}, ${call}`).not.toMatch(leaks);
      if (call !== 'systemStatus') expect(data, `${name}, ${call}`).not.toBeNull();
      const nulled = Object.entries(data ?? {}).filter(([, value]) => value === null);
      expect(nulled.length, `${name}, ${call}`).toBeLessThanOrEqual(call === 'systemStatus' ? Infinity : 1);
    }
  });

  const text = fc.constantFrom(
    '__proto__',
    'constructor',
    '<img src=x onerror=1>',
    '\ud800',
    'a\u0000b',
    '\u202e',
    'NaN',
    '-1',
    '1e999',
    'x'.repeat(5000),
    '',
    '{{7*7}}',
    'javascript:alert(1)',
  );
  const wild = fc.oneof(
    text,
    fc.constantFrom(null, true, -1, 1e21, Number.MAX_SAFE_INTEGER),
    fc.array(text, { maxLength: 3 }),
    fc.dictionary(text, text, { maxKeys: 3 }),
  );

  /** Puts `value` at a place of the answer that `at` picks. */
  function disturb(answer: unknown, at: number, value: unknown): unknown {
    if (typeof answer !== 'object' || answer === null) return value;
    const keys = Object.keys(answer);
    const key = keys[at % Math.max(1, keys.length)];
    if (key === undefined) return value;
    const inside = (answer as Record<string, unknown>)[key];
    const changed = at % 3 === 0 ? value : disturb(inside, Math.floor(at / 3), value);
    return Array.isArray(answer) ? answer.map((item, index) => (String(index) === key ? changed : item)) : { ...answer, [key]: changed };
  }

  test('UPF-010 answers disturbed anywhere are answered, refused or masked, and nothing of them leaks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...queries), fc.constantFrom(...callNames), fc.nat(2000), wild, async (query, call, at, value) => {
        const disturbed = createMockGateway({
          persona: 'member',
          tamper: (name, answer) => (name === call ? disturb(answer, at, value) : answer),
        });
        const { data, errors } = await disturbed.ask(query.text);
        expect(data !== undefined || errors !== undefined).toBe(true);
        for (const { message } of errors ?? []) expect(meant).toContain(message);
        expect(JSON.stringify(data ?? {})).not.toMatch(/"(?:url|imageUrl|logoUrl|qrCodeUrl)":"(?!https?:\/\/|\/(?!\/))/);
        await disturbed.close();
      }),
      { numRuns: 60 },
    );
  });
});
