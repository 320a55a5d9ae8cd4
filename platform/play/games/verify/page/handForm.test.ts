import { expect, test } from 'vitest';
import { createHandForm } from './handForm.ts';
import { handProof } from './handProof.ts';
import { proofOfHand } from './handReport.ts';
import type { ShowReport } from './reportPlace.ts';
import { dealtHand } from './testing/dealtHand.ts';
import { loadVerifyWords } from './verifyWords.ts';

const words = await loadVerifyWords('EN', 'UTC');

/** Pastes a text, presses, and answers what is shown, and what is complained of. */
function pasted(text: string) {
  const shown: HTMLElement[] = [];
  const show: ShowReport = async (report) => void (Array.isArray(report) && shown.push(...report));
  const form = createHandForm(words, show);
  document.body.replaceChildren(form);
  const area = form.querySelector('textarea');
  if (!area) throw new Error('nowhere to paste');
  area.value = text;
  form.querySelector('button')?.click();
  const said = shown.length === 0 ? undefined : shown.map(({ textContent }) => textContent).join(' ');
  const wrong = form.querySelector('.wrong')?.textContent;
  const hasFocus = document.activeElement === area;
  document.body.replaceChildren();
  return { said, wrong, hasFocus };
}

test('GM-10 a pasted proof is dealt again: it is genuine, with its cards, words and pot', () => {
  const { said, wrong } = pasted(handProof(dealtHand));
  expect(wrong).toBeUndefined();
  for (const text of ['This hand is genuine', '5♥ 4♠ Q♣', 'Q♥ 7♦ 3♠', 'bến đò', dealtHand.serverSeedHash]) expect(said).toContain(text);
});

test('GM-10 one card exchanged is found out', () => {
  expect(pasted(handProof(dealtHand).replace('7♦', '8♦')).said).toContain('This hand does not match');
});

test('GM-10 what is no proof is said at the field, which has the focus then', () => {
  expect(pasted('my hand')).toEqual({ said: undefined, wrong: 'This is not the proof of a hand, or not all of it.', hasFocus: true });
});

test('GM-10 whoever checks a hand by its id can keep the proof of it, whole', () => {
  const kept = proofOfHand(dealtHand, words).querySelector('code')?.textContent ?? '';
  expect(pasted(kept).said).toContain('This hand is genuine');
});
