import { deleteMessages, markMessages, messages, unreadMessages } from '#contract/content/message.ts';
import { changePassword } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { memberInfo } from '#contract/identity/member.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../core/events/testing/listen.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registered } from '../../testing/registration.ts';

const day = 86_400_000;

describe.each(testEngines())('messages on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  let memberId: string;
  let stream: Listening | undefined;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
    memberId = (await platform.call(memberInfo, {}, { token })).value.id;
  });
  afterEach(async () => {
    await stream?.leave();
    stream = undefined;
    await platform.close();
  });

  const page = async (as = token, language: 'EN' | 'TH' = 'EN', pageSize = 20, beforeMessageId?: string) =>
    (await platform.call(messages, { pageSize, ...(beforeMessageId !== undefined && { beforeMessageId }) }, { token: as, language })).value;
  const titles = async (as = token) => (await page(as)).messages.map(({ title }) => title);
  const unread = async (as = token) => (await platform.call(unreadMessages, {}, { token: as })).value;
  const enter = async (address: string) => {
    clock.forward(1_000);
    const answer = await platform.call(login, { username: 'linh', password, type: 'username' }, { address });
    return answer.value.token;
  };

  test('MC-13 a new member is welcomed on the site, in the language of whoever reads', async () => {
    expect(await page()).toEqual({
      messages: [
        {
          messageId: expect.any(String),
          sender: 'PLATFORM',
          title: 'Welcome to Sampan',
          content: '<p>Your account linh is open, and there is play money in it. Our messages to you appear here.</p>',
          sentTime: clock.now(),
          read: false,
        },
      ],
      total: 1,
      hasMore: false,
    });
    expect((await page(token, 'TH')).messages[0]?.title).toBe('ยินดีต้อนรับสู่ Sampan');
    expect(await unread()).toBe(1);
  });

  test('a new password is told of on the site', async () => {
    const newPassword = 'another horse 8';
    await platform.call(changePassword, { oldPassword: password, newPassword, confirmNewPassword: newPassword }, { token });
    clock.forward(1_000);
    const again = (await platform.call(login, { username: 'linh', password: newPassword, type: 'username' })).value.token;
    expect(await titles(again)).toContain('Your password was changed');
  });

  test('a login from a new address is told of on the site, one from a known address is not', async () => {
    await enter('198.51.100.1');
    const { messages: told } = await page();
    expect(told[0]).toMatchObject({ title: 'A login from a new address', content: expect.stringContaining('198.51.100.1') });
    await enter('198.51.100.1');
    expect((await page()).total).toBe(told.length);
  });

  test('MC-13 messages are marked as read and unread, by ids and all at once', async () => {
    await platform.call(markMessages, { read: true }, { token });
    expect(await unread()).toBe(0);
    const [{ messageId = '' } = {}] = (await page()).messages;
    expect((await page()).messages[0]?.read).toBe(true);
    await platform.call(markMessages, { messageIds: `nobody,${messageId}`, read: false }, { token });
    expect(await unread()).toBe(1);
    await platform.call(markMessages, { messageIds: messageId, read: true }, { token });
    expect(await unread()).toBe(0);
  });

  test('MC-13 a message is taken away for good', async () => {
    const [{ messageId = '' } = {}] = (await page()).messages;
    await platform.call(deleteMessages, { messageIds: messageId }, { token });
    expect(await page()).toEqual({ messages: [], total: 0, hasMore: false });
    expect(await unread()).toBe(0);
  });

  test('MC-13 nobody reads, marks or takes away the messages of another', async () => {
    const other = await registered(platform, 'minh');
    const [{ messageId = '', content = '' } = {}] = (await page()).messages;
    expect(content).toContain('linh');
    expect((await page(other)).messages.map((each) => each.messageId)).not.toContain(messageId);
    expect([(await page()).total, (await page(other)).total]).toEqual([1, 1]);
    await platform.call(markMessages, { messageIds: messageId, read: true }, { token: other });
    await platform.call(markMessages, { read: true }, { token: other });
    await platform.call(deleteMessages, { messageIds: messageId }, { token: other });
    expect([await unread(), await unread(other)]).toEqual([1, 0]);
    expect(await titles()).toEqual(['Welcome to Sampan']);
  });

  test('what a message is filled with is text in its title, and cannot become markup in its content', async () => {
    await platform.parts.db
      .updateTable('message')
      .set({ detail: JSON.stringify({ account: '<b>&"x' }) })
      .execute();
    expect((await page()).messages[0]?.content).toContain('Your account &#60;b&#62;&#38;&#34;x is open');
  });

  test.each([
    [
      'an amount of the brand’s own currency has its sign',
      { amount: '1500000.25', currency: 'PLAY' },
      '₫1,500,000.25',
      '1.500.000,25\u00a0₫',
    ],
    ['one of another currency has its code', { amount: '1500000.5', currency: 'DEMO' }, 'DEMO\u00a01,500,000.50', '1.500.000,50\u00a0DEMO'],
    ['one that was written before stays as it was', '50.000 ₫', '50.000 ₫', '50.000 ₫'],
  ])('%s', async (_, amount, inEnglish, inVietnamese) => {
    await platform.parts.db
      .updateTable('message')
      .set({ code: 'transferReceived', detail: JSON.stringify({ amount, account: 'mi***' }) })
      .execute();
    const content = async (language: 'EN' | 'VI') =>
      (await platform.call(messages, { pageSize: 20 }, { token, language })).value.messages[0]?.content;
    expect(await content('EN')).toBe(`<p>mi*** has sent you ${inEnglish}. It is in your balance.</p>`);
    expect(await content('VI')).toContain(inVietnamese);
  });

  test('a page at a time, the newest first', async () => {
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await enter(address);
    const all = (await page()).messages;
    const first = await page(token, 'EN', 2);
    expect(first).toMatchObject({ total: all.length, hasMore: all.length > 2 });
    expect(await page(token, 'EN', all.length)).toMatchObject({ hasMore: false });
    expect(all.map(({ sentTime }) => sentTime)).toEqual(all.map(({ sentTime }) => sentTime).toSorted((one, other) => other - one));
    const behind = await page(token, 'EN', 20, first.messages.at(-1)?.messageId);
    expect([...first.messages, ...behind.messages]).toEqual(all);
  });

  test('whoever follows the member is told of what comes, is marked and is taken away, and of nothing that changed nothing', async () => {
    stream = await listen(platform.fetch, {});
    await stream.next(1);
    const heard = async () => (await stream?.next(1))?.map(({ event, data }) => [event, data])[0];
    const told = ['message', JSON.stringify({ memberId })];
    await platform.call(markMessages, { read: true }, { token });
    expect(await heard()).toEqual(told);
    await platform.call(markMessages, { read: true }, { token });
    await platform.call(deleteMessages, { messageIds: 'nobody' }, { token });
    await platform.call(markMessages, { read: false }, { token });
    expect(await heard()).toEqual(told);
    const { messages: all } = await page();
    await platform.call(deleteMessages, { messageIds: all.map(({ messageId }) => messageId).join(',') }, { token });
    expect(await heard()).toEqual(told);
    const last = await platform.parts.db.selectFrom('event').select('kind').where('kind', '=', 'message').execute();
    // And one of the welcome.
    expect(last).toHaveLength(4);
  });

  test('a message is kept for a year', async () => {
    await platform.jobWork.schedule();
    clock.forward(365 * day - 1);
    await platform.settled();
    expect(await platform.parts.db.selectFrom('message').select('id').execute()).toHaveLength(1);
    clock.forward(600_001);
    await platform.settled();
    expect(await platform.parts.db.selectFrom('message').select('id').execute()).toHaveLength(0);
  });
});
