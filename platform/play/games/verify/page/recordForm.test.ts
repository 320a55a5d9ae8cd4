import { expect, onTestFinished, test } from 'vitest';
import { PlayFault, PlayRefusal } from '../../kit/playApi.ts';
import type { PublicRound } from '../../slot/slotRound.ts';
import type { SlotTitle } from '../../slot/title.ts';
import { testRound, testTitle } from '../../testing/playedRounds.ts';
import { createHandForm } from './handForm.ts';
import { handProof } from './handProof.ts';
import { createRecordForm } from './recordForm.ts';
import { createReportPlace } from './reportPlace.ts';
import { slotRecord } from './slotRecord.ts';
import { dealtHand } from './testing/dealtHand.ts';
import { loadVerifyWords } from './verifyWords.ts';

const words = await loadVerifyWords('EN', 'UTC');
const title = testTitle();
const recordOf = (id: string): PublicRound => ({
  round: { ...testRound(title, title.stakes[0] ?? ''), id },
  serverSeed: '5f2c'.repeat(16),
  seedTimes: { committedAt: 1, clientSeedAt: 2, revealedAt: 1_790_000_000_001 },
});

/** The page's forms over a server that answers when the test says so. */
function openForms({ title: titleOf = async () => title, titles = [] as readonly SlotTitle[] } = {}) {
  const waiting = new Map<string, PromiseWithResolvers<PublicRound>>();
  const api = {
    title: titleOf,
    round: (id: string) => {
      const answer = Promise.withResolvers<PublicRound>();
      waiting.set(id, answer);
      return answer.promise;
    },
  };
  const report = createReportPlace();
  const record = createRecordForm(words, [async () => null, slotRecord(words, api, titles)], report.show);
  document.body.replaceChildren(record.node, report.node, createHandForm(words, report.show));
  onTestFinished(() => document.body.replaceChildren());
  const answerOf = async (id: string) => {
    // The hand comes first.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return waiting.get(id);
  };
  return { record, report: report.node, button: record.node.querySelector('button'), answerOf };
}

test('of two rounds that were asked for the last is shown, whichever answer comes last, and named', async () => {
  const { record, report, button, answerOf } = openForms();
  const first = record.check('round-a');
  const second = record.check('round-b');
  (await answerOf('round-b'))?.resolve(recordOf('round-b'));
  await second;
  expect(report.textContent).toContain('This round is genuine');
  expect(report.textContent).toContain('Round idround-b');
  (await answerOf('round-a'))?.resolve(recordOf('round-a'));
  await first;
  expect(report.textContent).toContain('Round idround-b');
  expect(report.textContent).not.toContain('round-a');
  expect(button?.textContent).toBe('Check this round');
});

test('an answer that is passed over does not end the wait for the other', async () => {
  const { record, report, button, answerOf } = openForms();
  const first = record.check('round-a');
  void record.check('round-b');
  (await answerOf('round-a'))?.resolve(recordOf('round-a'));
  await first;
  expect([report.textContent, button?.textContent]).toEqual(['', 'Loading…']);
});

test('a round that answers late does not take the place of a hand that was checked meanwhile', async () => {
  const { record, report, button, answerOf } = openForms();
  const late = record.check('round-a');
  const proof = document.querySelector('textarea');
  if (!proof) throw new Error('nowhere to paste');
  proof.value = handProof(dealtHand);
  [...document.querySelectorAll('button')].at(-1)?.click();
  (await answerOf('round-a'))?.resolve(recordOf('round-a'));
  await late;
  expect(report.textContent).toContain('This hand is genuine');
  expect(button?.textContent).toBe('Check this round');
});

test.each([
  ['while it does', { isComposing: true }],
  ['and once it has, as Safari tells it', { keyCode: 229 }],
])('an Enter that ends the writing of a character asks for no round, %s', async (_when, told) => {
  const { record, answerOf } = openForms();
  const field = record.node.querySelector('input');
  if (!field) throw new Error('no field');
  field.value = 'round-a';
  const press = (more: object) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter' });
    for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
    field.dispatchEvent(event);
  };
  press(told);
  expect(await answerOf('round-a')).toBeUndefined();
  press({});
  expect(await answerOf('round-a')).toBeDefined();
});

test.each([
  ['is not there', new PlayRefusal('round_not_found'), 'There is no round with this id.'],
  ['was refused for another reason', new PlayRefusal('unknown'), 'The server did not answer.'],
  ['nobody answered for', new PlayFault('no answer'), 'The server did not answer.'],
])('a round that %s is named as well', async (_what, failure, said) => {
  const { record, report, answerOf } = openForms();
  const checked = record.check('round-a');
  (await answerOf('round-a'))?.reject(failure);
  await checked;
  expect(report.textContent).toContain(said);
  expect(report.textContent).toContain('round-a');
});

const noMore = () => Promise.reject(new PlayRefusal('title_not_found'));
/** Checks one round, of a game that the house offers no more. */
async function checked(titles: readonly SlotTitle[], record = recordOf('round-a')) {
  const { record: form, report, answerOf } = openForms({ title: noMore, titles });
  const answer = form.check('round-a');
  (await answerOf('round-a'))?.resolve(record);
  await answer;
  return report.textContent;
}

test('GM-10 a round of a game that is no longer offered is checked by the rules that came with the page, and so it is said', async () => {
  const said = await checked([testTitle(1), title]);
  for (const text of ['This round is genuine', 'This game is no longer offered here.']) expect(said).toContain(text);
  const record = recordOf('round-a');
  expect(await checked([title], { ...record, round: { ...record.round, win: '9' } })).toContain('This round does not match');
});

test('GM-10 where those rules are not there either, only what needs none is checked, and nothing else is claimed', async () => {
  const said = await checked([{ ...title, version: 99 }]);
  for (const text of ['This round cannot be played again here', '✓ MatchesSHA-256', 'Recorded result', 'hoa sen'])
    expect(said).toContain(text);
  for (const text of ['genuine', 'does not match', 'There is no round']) expect(said).not.toContain(text);
  expect(await checked([], { ...recordOf('round-a'), serverSeed: '6a1d'.repeat(16) })).toContain('✕ Does not matchSHA-256');
});
