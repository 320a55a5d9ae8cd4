import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type GatewayUnderTest, siteOrigin } from '../http/testing/gatewayUnderTest.ts';
import { idOf } from '../execution/operation.ts';
import { encodeGlobalId } from '../schema/globalId.ts';
import { createMockGateway } from '../testing/createMockGateway.ts';
import { FakeRefusal } from '../testing/fakeOperator/fakeRefusal.ts';

const numbers = 'query Numbers($numbers: [Int], $box: Box) { numbers(numbers: $numbers, box: $box) }';
const failure = 'query Failure($kind: String!) { failure(kind: $kind) account }';

let site: GatewayUnderTest;
beforeAll(async () => {
  site = await startGateway([numbers, failure]);
});
afterAll(() => site.close());

const languages = ['TY', 'EN', 'VI', 'CN', 'TH', 'ID'] as const;
type Words = Readonly<Record<(typeof languages)[number], string>>;
const vietnamese = (said: string) => ({ TY: said, VI: said });

const post = (body: string, language: string, headers: Record<string, string> = {}) =>
  site.send(`/graphql?lang=${language}`, {
    method: 'POST',
    headers: { origin: siteOrigin, 'content-type': 'application/json', ...headers },
    body,
  });

/** What goes wrong before anything is executed, or while it is, and what the person reads. */
const refusals: readonly (readonly [code: string, provoke: (language: string) => ReturnType<typeof post>, words: Words])[] = [
  [
    'OPERATION_NOT_FOUND',
    (language) => post(JSON.stringify({ id: 'a'.repeat(64) }), language),
    {
      ...vietnamese('Chỉ các thao tác của chính trang này được trả lời. Vui lòng tải lại trang.'),
      EN: 'Only operations of the site itself are answered. Please reload the page.',
      CN: '仅响应本站自身的操作，请刷新页面。',
      TH: 'ตอบเฉพาะคำสั่งของเว็บไซต์นี้เท่านั้น โปรดโหลดหน้าใหม่',
      ID: 'Hanya operasi situs ini sendiri yang dijawab. Silakan muat ulang halaman.',
    },
  ],
  [
    'BAD_REQUEST',
    (language) => post('{', language),
    {
      ...vietnamese('Không đọc được yêu cầu.'),
      EN: 'The request cannot be read.',
      CN: '无法读取该请求。',
      TH: 'อ่านคำขอนี้ไม่ได้',
      ID: 'Permintaan ini tidak terbaca.',
    },
  ],
  [
    'TOO_LARGE',
    (language) => post(' '.repeat(100_001), language),
    {
      ...vietnamese('Yêu cầu quá lớn.'),
      EN: 'The request is too large.',
      CN: '请求内容过大。',
      TH: 'คำขอมีขนาดใหญ่เกินไป',
      ID: 'Permintaan ini terlalu besar.',
    },
  ],
  [
    'FOREIGN_ORIGIN',
    (language) => post('{}', language, { origin: 'https://elsewhere.example' }),
    {
      ...vietnamese('Chỉ chính trang này mới được gửi yêu cầu tới đây.'),
      EN: 'Only the site itself may ask here.',
      CN: '仅本站页面可在此发起请求。',
      TH: 'เฉพาะหน้าเว็บนี้เท่านั้นที่ส่งคำขอมาที่นี่ได้',
      ID: 'Hanya situs ini sendiri yang boleh mengirim permintaan ke sini.',
    },
  ],
  [
    'BAD_USER_INPUT',
    (language) => post(JSON.stringify({ id: idOf(numbers), variables: { numbers: ['x'] } }), language),
    {
      ...vietnamese('Một giá trị trong yêu cầu không hợp lệ.'),
      EN: 'A value of the request does not fit.',
      CN: '请求中有不合规的值。',
      TH: 'มีค่าในคำขอที่ไม่ถูกต้อง',
      ID: 'Ada nilai dalam permintaan yang tidak sesuai.',
    },
  ],
  [
    'INTERNAL',
    (language) => post(JSON.stringify({ id: idOf(failure), variables: { kind: 'error' } }), language),
    {
      ...vietnamese('Hệ thống gặp lỗi. Vui lòng thử lại.'),
      EN: 'Something went wrong on our side. Please try again.',
      CN: '系统出了点问题，请重试。',
      TH: 'ระบบขัดข้อง โปรดลองอีกครั้ง',
      ID: 'Terjadi gangguan di sistem kami. Silakan coba lagi.',
    },
  ],
];

test.each(refusals.flatMap(([code, provoke, words]) => languages.map((language) => [code, language, provoke, words[language]] as const)))(
  'ER-01 %s is said in %s, which the request asks for',
  async (code, language, provoke, said) => {
    const { errors } = JSON.parse((await provoke(language)).body);
    expect(errors).toMatchObject([{ message: said, extensions: { code } }]);
    // A bad value is the client's own doing, and found without a log.
    if (code !== 'BAD_USER_INPUT') expect(errors[0].extensions.correlationId).toMatch(/^[\w-]{8,}$/);
  },
);

test('ER-01 where an address names no language, it is that of the page’s cookie', async () => {
  const { body } = await site.send('/nothing.json', { headers: { cookie: 'lang=TH' } });
  expect(JSON.parse(body).errors[0]).toMatchObject({ message: 'ไม่พบสิ่งที่ต้องการ', extensions: { code: 'NOT_FOUND' } });
});

const signedOut: Words = {
  ...vietnamese('Bạn chưa đăng nhập. Vui lòng đăng nhập.'),
  EN: 'Please log in first.',
  CN: '您尚未登录，请先登录。',
  TH: 'คุณยังไม่ได้เข้าสู่ระบบ โปรดเข้าสู่ระบบก่อน',
  ID: 'Anda belum masuk. Silakan masuk terlebih dahulu.',
};

test.each(languages)(
  'ER-01 a refusal of the gateway’s own inside an answer is said in %s, with what finds it in the log',
  async (language) => {
    const gateway = createMockGateway();
    const { data } = await gateway.ask(
      'mutation { changeMyPassword: changePassword(input: { oldPassword: "a", newPassword: "b", confirmNewPassword: "b" }) { __typename ... on Refusal { code message correlationId } } }',
      {},
      language,
    );
    await gateway.close();
    expect(data).toEqual({
      changeMyPassword: {
        __typename: 'NotSignedInError',
        code: 'UNAUTHENTICATED',
        message: signedOut[language],
        correlationId: expect.stringMatching(/^[\w-]{8,}$/),
      },
    });
  },
);

test.each(languages)(
  'of an operator that words nothing, a withdrawal that is too large is told in %s without a word of deposits',
  async (language) => {
    const refuse = () => {
      throw new FakeRefusal('amount_out_of_range', { minAmount: '1', maxAmount: '2' }, 'amount_out_of_range');
    };
    const gateway = createMockGateway({ persona: 'member', overrides: { withdraw: refuse } });
    const payoutAccountId = encodeGlobalId('PayoutAccount', 'payout-account-1');
    const { data } = await gateway.ask(
      `mutation { withdraw(input: { payoutAccountId: "${payoutAccountId}" amount: "5" stepUpTicket: "made-up" idempotencyKey: "one-of-a-kind" }) { ... on Refusal { code message } } }`,
      {},
      language,
    );
    await gateway.close();
    expect(data).toEqual({
      withdraw: { code: 'AMOUNT_OUT_OF_RANGE', message: expect.not.stringMatching(/method|phương thức|metode|วิธี|方式/) as unknown },
    });
  },
);
