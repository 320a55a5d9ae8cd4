import { element } from '../../../core/page/element.ts';
import type { VisitReport } from '../../round/round.ts';
import { compareAmounts } from './amount.ts';
import { elapsedText } from './elapsedText.ts';
import type { Frame } from './frame.ts';
import { PlayRefusal } from './playApi.ts';
import { retryUntilAnswered, type Wait } from './retryUntilAnswered.ts';
import type { Words } from './words.ts';

interface RealityCheckParts {
  readonly words: Words;
  readonly frame: Frame;
  readonly wait: Wait;
  /** How the visit goes, as the server has it. */
  report(): Promise<VisitReport>;
  /** Says that the player goes on. */
  goOn(): Promise<VisitReport>;
  /** The session has ended: there is nothing to go on with, however often it is pressed. */
  onSessionOver(): void;
}

export interface RealityCheck {
  readonly node: HTMLDialogElement;
  /** Shows how the visit goes, and keeps everything else out of reach until the player has answered. */
  ask(): void;
  /** Asks by itself so many milliseconds from now, and again after each answer; never for null. */
  askIn(milliseconds: number | null): void;
}

const attempts = 5;

/** Time, stakes, returns and what is left of them, with the ways on: stop, look at the bets, or go on. None is put forward by default. */
export const createRealityCheck = ({ words, frame, wait, report, goOn, onSessionOver }: RealityCheckParts): RealityCheck => {
  const { write, money, signed } = words;
  const figures = element('dl', { class: 'reality-figures' });
  const failure = element('p', { role: 'alert', hidden: true }, write('broken'));
  const button = (kind: string, label: string) => element('button', { type: 'button', class: kind }, label);
  const stop = button('primary-button', write('realityStop'));
  const carryOn = button('primary-button', write('realityGoOn'));
  const history = button('text-button', write('realityHistory'));
  const heading = element('h2', { id: 'reality-title' }, write('realityTitle'));
  const node = element(
    'dialog',
    // Esc is no answer to it; and browsers close a dialog at repeated Esc without asking the page.
    { class: 'sheet sheet-reality', 'aria-labelledby': heading.id, closedby: 'none' },
    element(
      'div',
      { class: 'sheet-body' },
      heading,
      element('p', {}, write('realityText')),
      figures,
      failure,
      element('div', { class: 'cover-actions' }, stop, carryOn, history),
    ),
  );

  let asked = 0;
  let isBusy = false;
  const show = ({ elapsed, staked, returned, net }: VisitReport): void => {
    const rows = [
      [write('session'), elapsedText(elapsed)],
      [write('realityStaked'), money(staked)],
      [write('realityReturned'), money(returned)],
      [write('net'), signed(net)],
    ] as const;
    figures.replaceChildren(...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', { class: 'figure' }, value)]));
    figures.dataset['sign'] = String(compareAmounts(net, '0'));
  };
  const during = async (call: () => Promise<VisitReport>, after: (answer: VisitReport) => void): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    failure.hidden = true;
    try {
      after(await retryUntilAnswered(call, wait, attempts));
    } catch (fault) {
      if (fault instanceof PlayRefusal && fault.code === 'session_over') onSessionOver();
      else failure.hidden = false;
    } finally {
      isBusy = false;
    }
  };
  const askIn = async (milliseconds: number | null): Promise<void> => {
    const own = (asked += 1);
    if (milliseconds === null) return;
    await wait(milliseconds);
    if (own === asked) ask();
  };
  function ask(): void {
    asked += 1;
    // Under a cover it could not be answered, and would keep the cover itself from being pressed.
    if (node.closest('[inert]')) return;
    figures.replaceChildren();
    if (!node.open) node.showModal();
    void during(report, show);
  }

  // Where the browser does not know `closedby`.
  node.addEventListener('cancel', (event) => event.preventDefault());
  stop.addEventListener('click', () => frame.tell('game:exit'));
  history.addEventListener('click', () => frame.tell('game:history'));
  const close = ({ realityCheckIn }: VisitReport): void => {
    node.close();
    void askIn(realityCheckIn);
  };
  // Nobody goes on from what was not shown: where it could not be had, the press asks for it again.
  // Answered by another game or tab meanwhile, it is not asked for a second time.
  document.addEventListener('visibilitychange', () => {
    if (!node.open || document.hidden) return;
    void during(report, (answer) => (answer.realityCheckIn === 0 ? show(answer) : close(answer)));
  });
  carryOn.addEventListener('click', () => void (figures.hasChildNodes() ? during(goOn, close) : during(report, show)));
  return { node, ask, askIn: (milliseconds) => void askIn(milliseconds) };
};
