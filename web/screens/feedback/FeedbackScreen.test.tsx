import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../testing/answer.ts';
import { clearViewer } from '../../session/viewer.ts';
import { anotherMember } from '../../testing/aMember.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { openAnswered } from '../../testing/openScreen.tsx';
import { signIn } from '../../testing/signIn.ts';

const limits = { minLength: 10, maxLength: 1_000, maxPictures: 3, maxPictureBytes: 5_242_880, maxRemarkLength: 140 };

/** Requests that pictures were sent by; the test says what each came to. */
let sent: PictureRequest[] = [];
class PictureRequest extends EventTarget {
  upload = new EventTarget();
  responseText = '';
  type = '';
  open() {
    sent.push(this);
  }
  setRequestHeader(_name: string, value: string) {
    this.type = value;
  }
  send() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  come(body: object) {
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal('XMLHttpRequest', PictureRequest);
});
afterEach(() => vi.unstubAllGlobals());

async function openForm(viewer: object | null = aMember, feedbackForm = limits) {
  const place = await openAnswered('/feedback', 'FeedbackScreenQuery', { feedbackForm }, { viewer });
  // Its code may be on its way for longer than a press is waited for.
  await screen.findByText(viewer ? 'What would you like to tell us?' : /^Log in to write/, {}, { timeout: 5_000 });
  return place;
}
const write = async (text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('What would you like to tell us?'), { target: { value: text } }));
const picture = (name: string, { type = 'image/png', size = 10 } = {}) => new File([new Uint8Array(size)], name, { type });
const choose = async (...files: File[]) => {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose pictures');
  await act(async () => void fireEvent.change(input, { target: { files } }));
};
const arrive = (index: number, body: object) => act(async () => sent[index]?.come(body));

test.each([
  [9, false],
  [10, true],
  [1_000, true],
  [1_001, false],
])('FB-01 %i characters: sent is %s, and what was written stays until it is', async (count, isSent) => {
  const { environment } = await openForm();
  await write('ộ'.repeat(count));
  await press('Send');
  expect(waitingFor(environment, 'FeedbackFormMutation')).toHaveLength(isSent ? 1 : 0);
  if (!isSent) {
    expect(screen.getByRole('alert').textContent).toBe('Please write 10 to 1000 characters.');
    const words = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(words.value).toHaveLength(count);
    expect([document.activeElement, words.getAttribute('aria-invalid')]).toEqual([words, 'true']);
  }
});

test('FB-01 pictures go one by one as they are chosen, with what is said of them, and a fourth is left out', async () => {
  const { environment } = await openForm();
  await write('The boat is a little slow.');
  await choose(picture('a.png'), picture('b.jpg', { type: 'image/jpeg' }), picture('c.png'), picture('d.png'));
  expect(screen.getByText(/Only 3 pictures/)).toBeTruthy();
  expect(screen.queryByLabelText('Choose pictures')).toBeNull();
  await press('Send');
  expect(screen.getByText(/still on its way/)).toBeTruthy();
  for (const index of [0, 1, 2]) {
    expect(sent).toHaveLength(index + 1);
    await arrive(index, { pictureId: `p${index}` });
  }
  expect(sent.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg', 'image/png']);
  await press('Remove b.jpg');
  expect(document.activeElement).toBe(screen.getByLabelText('Choose pictures'));
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /What does this picture show/ });
  if (!first) throw new Error('no remark');
  expect(first.maxLength).toBe(140);
  await act(async () => void fireEvent.change(first, { target: { value: 'The oar.' } }));
  await press('Send');
  expect(variablesOf(environment, 'FeedbackFormMutation')).toEqual({
    input: {
      idempotencyKey: expect.any(String) as string,
      content: 'The boat is a little slow.',
      pictures: [
        { pictureId: 'p0', remark: 'The oar.' },
        { pictureId: 'p2', remark: '' },
      ],
    },
  });
  await answer(environment, 'FeedbackFormMutation', { sendFeedback: { __typename: 'SendFeedbackPayload', number: 'f-1' } });
  expect(screen.getByText(/Its number is f-1/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  expect(screen.queryByText('a.png')).toBeNull();
});

test('FB-01 a picture that is removed gives way to the next, on its way or before its turn', async () => {
  await openForm();
  await choose(picture('a.png'), picture('b.png'), picture('c.jpg', { type: 'image/jpeg' }));
  await press('Remove b.png');
  await press('Remove a.png');
  expect(sent.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
});

test.each([
  ['a.svg', { type: 'image/svg+xml' }, /Only PNG and JPEG/],
  ['a.png', { size: 5_242_881 }, /larger than 5 MB/],
])('FB-01 %s, %o, is refused beside itself and never sent', async (name, kind, words) => {
  await openForm();
  await write('The boat is a little slow.');
  await choose(picture(name, kind));
  expect(screen.getByText(words)).toBeTruthy();
  expect(sent).toEqual([]);
  await press('Send');
  expect(screen.getByText(/could not be sent/)).toBeTruthy();
});

test('FB-01 how large a picture may be is said as the form has it', async () => {
  await openForm(aMember, { ...limits, maxPictureBytes: 2_097_152 });
  await choose(picture('a.png', { size: 2_097_153 }));
  expect(screen.getByText('This picture is larger than 2 MB. Choose a smaller one.')).toBeTruthy();
});

test('FB-01 a picture of exactly 5 MB is sent', async () => {
  await openForm();
  await choose(picture('a.png', { size: 5_242_880 }));
  expect(sent).toHaveLength(1);
});

test('FB-01 what the gateway refuses is said beside the picture; what was lost can be tried again', async () => {
  await openForm();
  await choose(picture('a.png'), picture('b.png'));
  await arrive(0, { errors: [{ extensions: { code: 'PICTURE_UNREADABLE' } }] });
  await act(async () => void sent[1]?.dispatchEvent(new Event('error')));
  expect(screen.getByText('This picture cannot be read. Choose another one.')).toBeTruthy();
  await press('Try again');
  await arrive(2, { pictureId: 'p2' });
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /What does this picture show/ })).toHaveLength(1));
});

test('FB-01 after a refusal and after a fault words and pictures are all there', async () => {
  const { environment } = await openForm();
  await write('The boat is a little slow.');
  await choose(picture('a.png'));
  await arrive(0, { pictureId: 'p0' });
  await press('Send');
  // It may have arrived all the same: sent again it is the same one.
  const first = variablesOf(environment, 'FeedbackFormMutation');
  await fail(environment, 'FeedbackFormMutation');
  await screen.findByText(/nothing is lost/);
  await press('Send');
  expect(variablesOf(environment, 'FeedbackFormMutation')).toEqual(first);
  await answer(environment, 'FeedbackFormMutation', {
    sendFeedback: { __typename: 'PictureGoneError', message: 'Choose it again.', code: 'PICTURE_GONE', correlationId: 'c' } as never,
  });
  await screen.findByText('Choose it again.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What would you like to tell us?' }).value).toBe(
    'The boat is a little slow.',
  );
  expect(screen.getByText('a.png')).toBeTruthy();
});

test('FB-01 a double press sends once; until the answer is there the words stand, and a picture chosen meanwhile is not thrown away', async () => {
  const { environment } = await openForm();
  await write('The boat is a little slow.');
  const button = screen.getByRole('button', { name: 'Send' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(waitingFor(environment, 'FeedbackFormMutation')).toHaveLength(1);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(true);
  await choose(picture('late.png'));
  await answer(environment, 'FeedbackFormMutation', { sendFeedback: { __typename: 'SendFeedbackPayload', number: '7' } });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  expect(screen.getByText('late.png')).toBeTruthy();
});

test('FB-01 a guest is told to log in', async () => {
  await openForm(null);
  expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull();
  await waitFor(() => within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
});

test('FB-01 RO-01 a trial account is told that one of its own is needed before it writes anything, and can open that', async () => {
  const aTrial = { ...aMember, account: 'trial_x', kind: 'DEMO', memberCentreAllowed: false };
  await openAnswered('/feedback', 'FeedbackScreenQuery', { feedbackForm: limits }, { viewer: aTrial });
  const page = within(await screen.findByRole('main', {}, { timeout: 5_000 }));
  await page.findByText(/^To write to us here you need an account of your own/);
  expect(page.queryByRole('textbox')).toBeNull();
  expect(page.queryByRole('button', { name: 'Log in' })).toBeNull();
  await act(async () => page.getByRole('button', { name: 'Register' }).click());
  expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeTruthy();
});

test.each([
  ['the same member finds it', aMember, 'The boat is a little slow.', true],
  ['another member does not', anotherMember, '', false],
])('FB-01 where the session ends meanwhile, words and pictures wait for the next login, and %s', async (_who, next, words, hasPicture) => {
  const { environment } = await openForm();
  await write('The boat is a little slow.');
  await choose(picture('a.png'));
  await arrive(0, { pictureId: 'p0' });
  await act(async () => clearViewer(environment));
  await screen.findByText(/^Log in to write/);
  expect(screen.queryByRole('textbox')).toBeNull();
  await signIn(environment, next);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What would you like to tell us?' });
  expect([text.value, screen.queryByText('a.png') !== null]).toEqual([words, hasPicture]);
  expect(screen.queryByText(/^Log in to write/)).toBeNull();
});
