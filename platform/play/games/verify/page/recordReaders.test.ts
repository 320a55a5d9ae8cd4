import { expect, test } from 'vitest';
import { createRecordForm } from './recordForm.ts';
import { recordReaders } from './recordReaders.ts';
import { createReportPlace } from './reportPlace.ts';
import { dealtHand } from './testing/dealtHand.ts';
import { loadVerifyWords } from './verifyWords.ts';

const words = await loadVerifyWords('EN', 'UTC');
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What is reported of an id by a server that answers these paths, and which it was asked for. */
async function reportOf(id: string, answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const send = async (path: string): Promise<Response> => {
    asked.push(path);
    return answers[path]?.() ?? json(404, { error: 'round_not_found' });
  };
  const report = createReportPlace();
  await createRecordForm(words, recordReaders(words, send, []), report.show).check(id);
  return { text: report.node.textContent, asked };
}

test('GM-10 a hand is found by the id of its bet, dealt again, and told with what proves it', async () => {
  const { text, asked } = await reportOf('bet 1', { '/games/threeCards/hands/bet%201': () => json(200, { hand: dealtHand }) });
  expect(text).toContain('This hand is genuine');
  expect(text).toContain('Round idbet 1');
  expect(asked).toEqual(['/games/threeCards/hands/bet%201']);
});

test('GM-10 what is a round of no family is not there; where one of them gives no answer, nothing is said of it', async () => {
  const none = { '/games/threeCards/hands/bet-1': () => json(200, { hand: null }) };
  const gone = await reportOf('bet-1', none);
  expect(gone.text).toContain('There is no round with this id');
  expect(gone.asked).toHaveLength(2);
  const away = await reportOf('bet-1', { '/games/threeCards/hands/bet-1': () => json(503, {}) });
  expect(away.text).toContain('The server did not answer');
});
