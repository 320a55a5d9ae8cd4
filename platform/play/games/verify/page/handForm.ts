import { element } from '../../../../core/page/element.ts';
import { createArea } from './field.ts';
import { readHandProof } from './handProof.ts';
import { reportOfHand } from './handReport.ts';
import type { Report, ShowReport } from './reportPlace.ts';
import type { VerifyWords } from './verifyWords.ts';

/** Checks a hand by the proof that somebody has kept of it; needs nothing but the page. */
export const createHandForm = (words: VerifyWords, show: ShowReport): HTMLElement => {
  const { write } = words;
  const proof = createArea('hand-proof', write('hand.proof'), write('hand.proofHelp'));
  const button = element('button', { type: 'button', class: 'primary-button' }, write('hand.checkProof'));
  button.addEventListener('click', () => {
    let report: Report | null = null;
    try {
      report = reportOfHand(readHandProof(proof.input.value), words);
    } catch (failure) {
      if (!(failure instanceof RangeError)) throw failure;
    }
    proof.complain(report === null ? write('hand.wrongProof') : '');
    if (report === null) proof.input.focus();
    else void show(report);
  });
  return element(
    'section',
    { class: 'panel' },
    element('h2', {}, write('hand.byProof')),
    element('p', { class: 'help' }, write('bySeedsHelp')),
    proof.node,
    button,
  );
};
