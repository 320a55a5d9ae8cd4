import { servicePaths } from '#contract/content/customerService.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServicePath } from '../../../gateway/upstream/ciphers/openServicePath.ts';
import { outboxOf } from '../../testing/messages.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { movableClock } from '../../testing/movableClock.ts';

let platform: TestPlatform;
const clock = movableClock();

beforeEach(async () => {
  platform = await openPlatform({ clock });
});
afterEach(() => platform.close());

const linkOf = async (at: TestPlatform, options = {}) => {
  const { value } = await at.call(servicePaths, { csType: 'LIVECHAT' }, options);
  return value.version.pathList.map(({ type, path }) => [type, openServicePath(path)]);
};

describe('where the house is talked to', () => {
  test('CS-01 the type-3 entry is the platform’s page in the language of who asks, or the desk of the settings', async () => {
    expect(await linkOf(platform, { language: 'EN' })).toEqual([[3, 'http://127.0.0.1:3001/service?lang=EN&theme=']]);
    const elsewhere = await openPlatform({ brand: { contactUrl: 'https://chat.example/sampan' } });
    expect(await linkOf(elsewhere)).toEqual([[3, 'https://chat.example/sampan']]);
    await elsewhere.close();
  });
});

describe('the page of customer service', () => {
  const leave = (form: Record<string, string>, peer = '198.51.100.7') =>
    platform.fetch(
      '/service?lang=EN',
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(form).toString() },
      peer,
    );
  const received = () => outboxOf(platform);

  test.each([
    ['&theme=dark', 'data-theme="dark"', '&amp;theme=dark'],
    ['&theme=light', 'data-theme="light"', '&amp;theme=light'],
    ['&theme=pink', '', ''],
    ['&theme=', '', ''],
    ['', '', ''],
  ])('TH-01 with %j the page has the theme of the site that has led there, and keeps it', async (search, mark, kept) => {
    const text = await (await platform.fetch(`/service?lang=EN${search}`)).text();
    expect(/<html [^>]*?(data-theme="[^"]*")/.exec(text)?.[1] ?? '').toBe(mark);
    expect(/<form method="post" action="([^"]*)"/.exec(text)?.[1]).toBe(`/service?lang=EN${kept}`);
  });

  test.each([
    ['TY', 'Chăm sóc khách hàng'],
    ['EN', 'Customer service'],
    ['VI', 'Chăm sóc khách hàng'],
    ['CN', '客户服务'],
    ['TH', 'ฝ่ายบริการลูกค้า'],
    ['ID', 'Layanan pelanggan'],
    ['XX', 'Chăm sóc khách hàng'],
  ])('stands there in %s, framed by nobody', async (language, title) => {
    const answer = await platform.fetch(`/service?lang=${language}`);
    expect(await answer.text()).toContain(title);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('a message reaches the letter box of the house, as text on lines of its own', async () => {
    const answer = await leave({ contact: 'heron@river.example\nBcc: all@river.example', message: 'My <b>boat</b> leaks.' });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('We have your message')]);
    expect(await received()).toMatchObject([
      { recipient: 'service@sampan.example', body: 'From: heron@river.example Bcc: all@river.example\n\nMy <b>boat</b> leaks.' },
    ]);
  });

  test.each([{ contact: 'heron@river.example' }, { message: 'Hello' }, { contact: ' ', message: ' ' }])(
    '%j is not enough',
    async (form) => {
      expect((await leave(form as Record<string, string>)).status).toBe(400);
      expect(await received()).toEqual([]);
    },
  );

  test('what is not taken stays in the form, and a break of lines counts as the one character that it is', async () => {
    const message = `${'x'.repeat(499)}\r\n${'y'.repeat(500)}`;
    for (let count = 0; count < 5; count += 1) await leave({ contact: 'a@b.example', message });
    expect((await received())[0]?.body).toMatch(/x\ny{500}$/);
    const refused = [
      await leave({ contact: 'a"b@c.example', message: 'My <b>boat</b>\nleaks.' }),
      await leave({ contact: '', message: 'My <b>boat</b>\nleaks.' }),
    ];
    for (const answer of refused) {
      const page = await answer.text();
      expect(page).toMatch(/maxlength="1000">\n?My &lt;b&gt;boat&lt;\/b&gt;\nleaks\.<\/textarea/);
      expect(page).toContain('role="alert"');
    }
    expect(refused.map(({ status }) => status)).toEqual([429, 400]);
    expect(await (await leave({ contact: 'a"b@c.example', message: '' })).text()).toContain('value="a&quot;b@c.example"');
  });

  test('five messages an hour from one address, not six', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await leave({ contact: 'a@b.example', message: 'Hello' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await leave({ contact: 'a@b.example', message: 'Hello' }, '192.0.2.1')).status).toBe(200);
    clock.forward(3_600_000);
    expect((await leave({ contact: 'a@b.example', message: 'Hello' })).status).toBe(200);
  });
});
