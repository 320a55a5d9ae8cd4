import { expect, onTestFinished, test } from 'vitest';
import { PlayFault, PlayRefusal } from '../../kit/playApi.ts';
import type { PublicRound } from '../../slot/slotRound.ts';
import { testRound, testTitle } from '../../testing/playedRounds.ts';
import { createHandForm } from './handForm.ts';
import { handProof } from './handProof.ts';
import { createRecordForm } from './recordForm.ts';
import { createReportPlace } from './reportPlace.ts';
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
function openForms() {
  const waiting = new Map<string, PromiseWithResolvers<PublicRound>>();
  const api = {
    title: async () => title,
    round: (id: string) => {
      const answer = Promise.withResolvers<PublicRound>();
      waiting.set(id, answer);
      return answer.promise;
    },
  };
  const report = createReportPlace();
  const record = createRecordForm(words, api, async () => null, report.show);
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
  ['is not there', new PlayRefusal('not_found'), 'There is no round with this id.'],
  ['nobody answered for', new PlayFault('no answer'), 'The server did not answer.'],
])('a round that %s is named as well', async (_what, failure, said) => {
  const { record, report, answerOf } = openForms();
  const checked = record.check('round-a');
  (await answerOf('round-a'))?.reject(failure);
  await checked;
  expect(report.textContent).toContain(said);
  expect(report.textContent).toContain('round-a');
});
