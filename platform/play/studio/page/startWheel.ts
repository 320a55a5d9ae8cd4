import { element, setText } from '../../../core/page/element.ts';
import { compareAmounts } from '../../games/kit/amount.ts';
import { coverPage } from '../../games/kit/cover.ts';
import { moneyWay } from '../../games/kit/moneyWay.ts';
import { followBalance } from '../../games/kit/followBalance.ts';
import type { Frame } from '../../games/kit/frame.ts';
import { gameHeading } from '../../games/kit/gameHeading.ts';
import { localeOf } from '../../games/kit/language.ts';
import type { Motion } from '../../games/kit/motion.ts';
import { PlayRefusal } from '../../games/kit/playApi.ts';
import { createRealityCheck } from '../../games/kit/realityCheck.ts';
import { refusalText, trialRefusals } from '../../games/kit/refusalText.ts';
import { createSessionLine } from '../../games/kit/sessionLine.ts';
import { createStakeControl } from '../../games/kit/stakeControl.ts';
import { switchButton } from '../../games/kit/switchButton.ts';
import { retryUntilAnswered, type Wait } from '../../games/kit/retryUntilAnswered.ts';
import type { StudioAnswer } from '../studioAnswer.ts';
import type { StudioRound } from '../studioRounds.ts';
import { answerTo } from './answerTo.ts';
import { createRulesSheet } from './rulesSheet.ts';
import type { StudioApi } from './studioApi.ts';
import { createWheelDrawing } from './wheelDrawing.ts';
import type { Words } from './words.ts';

export interface WheelParts {
  readonly root: HTMLElement;
  readonly session: StudioAnswer;
  readonly words: Words;
  readonly api: StudioApi;
  readonly frame: Frame;
  readonly motion: Motion;
  readonly wait: Wait;
  /** A fresh reference for the bet of a turn. */
  newReference(): string;
}

/** Milliseconds that the wheel turns for, as the style sheet has it. */
const turning = 2_600;
const shownAttempts = 4;
/** Milliseconds until a turn that may be drawn in a moment is asked for again. */
const again = 500;

/** Whether nothing can be played any more after it. */
const isOver = (code: string): boolean => code === 'session_over' || code === 'member_restricted';

/** Refusals that the wallet words otherwise than the games of the house. */
const walletRefusals = (isTrial: boolean) =>
  ({ insufficient_funds: isTrial ? trialRefusals.insufficient_balance : 'insufficient' }) as const;

/** The wheel: choose a stake, turn it, see where it rests. */
export function startWheel({ root, session, words, api, frame, motion, wait, newReference }: WheelParts): void {
  const { write, money } = words;
  const offered = session.stakes;
  const state = { stake: offered[0] ?? '0', balance: session.balance, win: '0', isBusy: false, net: '0' };
  /** Tells what the last turn came to with what there is now; null where something else is told. */
  let tellBalance: ((now: string) => void) | null = null;
  const wheel = createWheelDrawing(session.pockets, words);
  const rules = createRulesSheet(session, words, localeOf(words.language));
  const line = createSessionLine(words, '');
  const result = element('p', { class: 'result', role: 'status' }, write('invite'));
  // A vendor that asks for each stake has no wallet of its own.
  const topUp = moneyWay(words, frame, null);
  topUp.hidden = true;
  const button = element('button', { type: 'button', class: 'primary-button turn' }, write('turn'));
  const open = element('button', { type: 'button', class: 'head-button' }, write('rules'));
  const figures = (['balance', 'stake', 'win'] as const).map((name) => {
    const value = element('dd', { class: 'figure' });
    return { name, value, node: element('div', { class: 'meter' }, element('dt', {}, write(name)), value) };
  });
  const stakes = createStakeControl(words, offered, {
    choose: (stake) => change({ stake }),
    step: (by) => change({ stake: offered[offered.indexOf(state.stake) + by] ?? state.stake }),
  });
  const report = () => api.visit(session.session, false);
  const check = createRealityCheck({
    words,
    frame,
    wait,
    report,
    goOn: () => api.visit(session.session, true),
    onSessionOver: () => fail(new PlayRefusal('session_over')),
  });

  const followed = followBalance({
    frame,
    ask: () => api.balance(session.session),
    take: (balance) => {
      change({ balance });
      tellBalance?.(balance);
      if (topUp.hidden) return;
      topUp.hidden = true;
      setText(result, write('invite'));
    },
  });

  function change(next: Partial<typeof state>): void {
    Object.assign(state, next);
    for (const { name, value } of figures) setText(value, money(state[name]));
    stakes.update({ stake: state.stake, canChoose: !state.isBusy });
    line.update({ net: state.net });
    // Reachable all the while, so that the focus is not lost.
    button.setAttribute('aria-disabled', String(state.isBusy));
    root.dataset['phase'] = state.isBusy ? 'turning' : 'idle';
  }

  let since = performance.now();
  let looks = 0;
  /** Beside the turn: where that cannot be had, what the turn came to still stands, and only a session that is over is told. */
  const look = async (): Promise<void> => {
    const own = (looks += 1);
    try {
      const { elapsed, net } = await report();
      // A later look knows of a later turn, whichever answer comes last.
      if (own !== looks) return;
      since = performance.now() - elapsed;
      change({ net });
    } catch (failure) {
      if (failure instanceof PlayRefusal && isOver(failure.code)) fail(failure);
    }
  };
  setInterval(() => line.tick(performance.now() - since), 1_000);

  const answer = <T>(call: () => Promise<T>): Promise<T> => answerTo(call, result, write('late'), wait);
  /** Only time may be in a turn's way: it follows when its time has come. */
  const ask = async (stake: string, reference: string): Promise<StudioRound> => {
    for (;;) {
      try {
        return await answer(() => api.play(session.session, stake, reference));
      } catch (failure) {
        if (!(failure instanceof PlayRefusal) || failure.retryAfter === undefined || failure.code !== 'too_soon') throw failure;
        await wait(failure.retryAfter);
      }
    }
  };

  /** `before` is said ahead of what it came to. */
  const show = async ({ reference, pocket, payout, stake, balance }: StudioRound, before = ''): Promise<void> => {
    wheel.turnTo(pocket, motion.isReduced);
    if (!motion.isReduced) await wait(turning);
    wheel.light(pocket);
    const gain = compareAmounts(payout, stake);
    const outcome = payout === '0' ? write('noWin') : write(gain > 0 ? 'won' : 'returned', { amount: money(payout) });
    tellBalance = (now) => setText(result, before + write('result', { outcome, balance: money(now) }));
    tellBalance(balance);
    root.classList.toggle('celebrated', gain > 0);
    change({ balance, win: payout });
    followed.underWay(false);
    frame.tell('game:round-settled');
    // A courtesy to the next page: where it is lost, the turn is simply shown once more.
    void retryUntilAnswered(() => api.shown(session.session, reference), wait, shownAttempts).catch(() => undefined);
  };

  const fail = (failure: unknown): void => {
    if (!(failure instanceof PlayRefusal)) throw failure;
    const { code } = failure;
    if (isOver(code)) {
      frame.tell('game:session-over');
      return coverPage(root, {
        title: write('overTitle'),
        text: write('over'),
        actions: [{ label: write('leave'), act: () => frame.tell('game:exit') }],
      });
    }
    if (code === 'reality_check') check.ask();
    topUp.hidden = code !== 'insufficient_funds' || session.isTrial;
    setText(result, refusalText({ code }, words, walletRefusals(session.isTrial)));
  };

  const turn = async (): Promise<void> => {
    if (state.isBusy) return;
    followed.underWay(true);
    tellBalance = null;
    const begun = performance.now();
    root.classList.remove('celebrated');
    wheel.light(null);
    topUp.hidden = true;
    setText(result, write('turning'));
    change({ isBusy: true, win: '0' });
    try {
      await show(await ask(state.stake, newReference()));
      await look();
      // The next turn cannot begin earlier, whatever is pressed.
      await wait(Math.max(0, session.shortestRound - (performance.now() - begun)));
    } catch (failure) {
      fail(failure);
    } finally {
      followed.underWay(false);
      change({ isBusy: false });
    }
  };

  /** The page was left before a turn was shown, or even drawn: it is shown now, and nothing is staked. */
  const replay = async (reference: string): Promise<void> => {
    followed.underWay(true);
    change({ isBusy: true });
    try {
      const left = () => answer(() => api.turn(session.session, reference));
      let { turn: lost, isUnderWay } = await left();
      while (isUnderWay) {
        setText(result, write('turning'));
        await wait(again);
        ({ turn: lost, isUnderWay } = await left());
      }
      setText(result, write('invite'));
      if (lost) {
        setText(result, write('replay'));
        change({ stake: lost.stake });
        await show(lost, `${write('replay')} `);
      }
    } catch (failure) {
      fail(failure);
    } finally {
      followed.underWay(false);
      change({ isBusy: false });
    }
  };

  button.addEventListener('click', () => void turn());
  open.addEventListener('click', () => rules.open());
  const still = switchButton('still', write('lessMotion'), { isOn: () => motion.isReduced, turn: (on) => motion.switch(on) });
  const mark = session.isTrial ? element('p', { class: 'trial' }, write('trial')) : null;
  root.removeAttribute('aria-busy');
  root.replaceChildren(
    element(
      'header',
      { class: 'head' },
      element('div', {}, gameHeading(session.name, frame), element('p', { class: 'help' }, write('maker'))),
      element('div', { class: 'head-buttons' }, open, still),
    ),
    element('div', { class: 'stage' }, wheel.node),
    element(
      'div',
      { class: 'deck' },
      result,
      topUp,
      element('dl', { class: 'meters' }, ...figures.map(({ node }) => node)),
      stakes.node,
      button,
      line.node,
      ...(mark ? [mark] : []),
    ),
    rules.node,
    check.node,
  );
  change({});
  check.askIn(session.realityCheckIn);
  void look();
  if (session.left !== null) void replay(session.left);
}
