import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const send = `mutation ($input: SendFeedbackInput!) {
  sendFeedback(input: $input) { __typename ... on SendFeedbackPayload { number } ... on FeedbackLengthError { minLength maxLength } }
}`;
const content = 'The boat is a little slow.';
const shown = (count: number, remark = '') =>
  Array.from({ length: count }, (_, index) => ({ pictureId: `fake-picture-${index + 1}`, remark }));

test('FB-01 the form says what may be sent', async () => {
  const { data } = await open().ask('{ feedbackForm { minLength maxLength maxPictures maxPictureBytes maxRemarkLength } }');
  expect(data).toEqual({
    feedbackForm: { minLength: 10, maxLength: 1_000, maxPictures: 3, maxPictureBytes: 5_242_880, maxRemarkLength: 140 },
  });
});

test('FB-01 words are sent, and too few or too many are told with the limits', async () => {
  const gateway = open({ persona: 'member' });
  const ask = async (text: string) => (await gateway.ask(send, { input: { content: text } })).data;
  expect(await ask(content)).toEqual({ sendFeedback: { __typename: 'SendFeedbackPayload', number: 'fake-feedback-1' } });
  const refused = { sendFeedback: { __typename: 'FeedbackLengthError', minLength: 10, maxLength: 1_000 } };
  for (const text of ['x'.repeat(9), 'x'.repeat(1_001)]) expect(await ask(text)).toEqual(refused);
});

test('FB-01 three pictures with 140 characters each reach the operator, a fourth and a 141st character do not', async () => {
  const gateway = open({ persona: 'member', overrides: { sendFeedback: () => ({ feedbackId: 'f1' }) } });
  const codeOf = async (pictures: object[]) =>
    (await gateway.ask(send, { input: { content, pictures } })).errors?.[0]?.extensions?.['code'];
  expect(await codeOf(shown(3, 'x'.repeat(140)))).toBeUndefined();
  expect(await codeOf(shown(4))).toBe('BAD_USER_INPUT');
  expect(await codeOf(shown(1, 'x'.repeat(141)))).toBe('BAD_USER_INPUT');
});

test('FB-01 a picture that the operator has not is told as that', async () => {
  for (const pictures of [shown(1), [{ pictureId: 'x'.repeat(65), remark: '' }]]) {
    const { data } = await open({ persona: 'member' }).ask(send, { input: { content, pictures } });
    expect(data).toEqual({ sendFeedback: { __typename: 'PictureGoneError' } });
  }
});

test('FB-01 what is sent again by its key gets the same number; a key that is none is refused', async () => {
  const gateway = open({ persona: 'member' });
  const ask = async (idempotencyKey: string | null, text = content) => gateway.ask(send, { input: { content: text, idempotencyKey } });
  const numberOf = async (...asked: Parameters<typeof ask>) =>
    ((await ask(...asked)).data as { sendFeedback: { number: string } }).sendFeedback.number;
  const first = await numberOf('feedback-1');
  expect(await numberOf('feedback-1')).toBe(first);
  const others = [
    await numberOf('feedback-2'),
    await numberOf('feedback-1', `${content} Still.`),
    await numberOf(null),
    await numberOf(null),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
  expect((await ask('short')).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
});
