import { element, setText } from '../../../../core/page/element.ts';
import type { GameParts } from '../../kit/startPage.ts';
import { pageSwitches } from '../../kit/pageSwitches.ts';
import type { Round } from '../slotRound.ts';
import { createCountUp } from '../../kit/countUp.ts';
import { coverPage } from '../../kit/cover.ts';
import { createFairness } from '../../kit/fairness.ts';
import { createFreeGamesCard } from './freeGamesCard.ts';
import { drawGame } from './gameView.ts';
import { followBalance } from '../../kit/followBalance.ts';
import { gameHeading } from '../../kit/gameHeading.ts';
import { listenToKeys } from './keyboard.ts';
import { shortcutSwitch } from '../../kit/shortcutSwitch.ts';
import { createLineOverlay } from './lineDrawing.ts';
import { createMeters } from './meters.ts';
import { createNotice } from './notice.ts';
import { outcomeText } from './outcome.ts';
import { createPace } from '../../kit/pace.ts';
import { createPaytable } from './paytable.ts';
import { createPlaque } from './plaque.ts';
import { createPlay } from './play.ts';
import { createRealityCheck } from '../../kit/realityCheck.ts';
import { createReels } from './reels.ts';
import { createSessionLine } from '../../kit/sessionLine.ts';
import { createSpinButton } from './spinButton.ts';
import { createStakeControl } from '../../kit/stakeControl.ts';
import { canChooseStake, type GameEvent, initialState, isGain, reduce } from './state.ts';
import type { TitleAnswer } from './titleAnswer.ts';
import { retryUntilAnswered } from '../../kit/retryUntilAnswered.ts';
import type { Words } from './words.ts';

export type SlotParts = GameParts<TitleAnswer, Round, Words>;

/** Draws the game of a redeemed session and plays it until the page goes. Answers a function by which it gives its keys back before. */
export const startGame = (parts: SlotParts): (() => void) => {
  const { root, session, title, words, api, frame, frames, wait, sound, motion, shortcuts } = parts;
  const reducedMotion = () => motion.isReduced;
  const { write, money } = words;
  let state = initialState(session, title.stakes);
  let loaded = title;
  const model = () => loaded.model;

  const reels = createReels(frames, reducedMotion);
  const lines = createLineOverlay(model);
  const plaque = createPlaque(words);
  const freeGames = createFreeGamesCard(words, model);
  const pace = createPace(wait);
  const live = element('p', { class: 'hidden-text', role: 'status' });
  const leave = () => frame.tell('game:exit');
  const play = createPlay({
    stage: { reels, lines, plaque, freeGames, pace, words, shortestSpin: session.shortestRound, model, dispatch },
    api,
    frame,
    wait,
    session: session.session,
    shortestRound: session.shortestRound,
    newKey: parts.newKey,
    firstSeed: () => fairness.seedToGive(),
    state: () => state,
    prepare,
    onSessionOver: () =>
      coverPage(root, { title: write('overTitle'), text: write('over'), actions: [{ label: write('leave'), act: leave }] }),
  });
  /** A round is shown on the reels it was played on, be they of an earlier version or another title. */
  async function prepare({ titleCode, titleVersion }: Pick<Round, 'titleCode' | 'titleVersion'>): Promise<void> {
    if (titleCode === loaded.code && titleVersion === loaded.version) return;
    const own = titleCode === title.code && titleVersion === title.version;
    loaded = own ? title : await retryUntilAnswered(() => api.title(titleCode, titleVersion), wait);
    lines.show([]);
    reels.load(loaded.model);
  }
  const step = (by: 1 | -1) => {
    const before = state.stake;
    dispatch({ type: 'stakeStepped', by });
    if (state.stake !== before) setText(live, write('stakeNow', { stake: money(state.stake) }));
  };

  const paytable = createPaytable(
    () => loaded,
    words,
    () => state.stake,
    shortcutSwitch(words, write('keys'), shortcuts, showShortcuts),
  );
  const fairness = createFairness(words, { changeSeeds: play.changeSeeds, randomSeed: parts.randomSeed });
  const meters = createMeters(words, createCountUp(frames, reducedMotion));
  const stakeControl = createStakeControl(words, title.stakes, { choose: (stake) => dispatch({ type: 'stakeChosen', stake }), step });
  const spinButton = createSpinButton(words, play.press, play.skipFreeGames);
  const notice = createNotice(words, session, frame);
  const sessionLine = createSessionLine(words, write('keys'));
  const realityCheck = createRealityCheck({
    words,
    frame,
    wait,
    report: () => api.visit(session.session),
    goOn: () => api.goOn(session.session),
    onSessionOver: play.endSession,
  });

  const balance = followBalance({
    frame,
    ask: () => api.balance(session.session),
    take: (told) => dispatch({ type: 'balanceTold', balance: told }),
  });

  function soundOf({ type }: GameEvent): void {
    if (type === 'asked') sound.play('press');
    if (type === 'spinShown') sound.play(isGain(state) ? 'win' : 'land');
  }
  function dispatch(event: GameEvent): void {
    state = reduce(state, event);
    soundOf(event);
    if (event.type === 'refused' && event.refusal.code === 'reality_check') realityCheck.ask();
    // It went without a word to this page, which may stand alone: a larger one beside the refusal would belie it.
    if (event.type === 'refused' && event.refusal.code === 'insufficient_balance') balance.moved();
    const free = event.type === 'spinShown' ? (state.round?.spins[state.spinIndex]?.freeGamesWon ?? 0) : 0;
    // The round goes on for a while: whoever does not see the card would hear nothing of it until the end.
    if (free > 0) setText(live, write(state.spinIndex > 0 ? 'freeGamesMore' : 'freeGamesWon', { count: free }));
    if (event.type === 'roundShown' && state.round)
      setText(live, write('result', { outcome: outcomeText(state.round, words) ?? write('noWin'), balance: money(state.balance) }));
    for (const view of [plaque, meters, spinButton, notice, sessionLine]) view.update(state);
    stakeControl.update({ stake: state.stake, canChoose: canChooseStake(state) });
    fairness.update({ seeds: state.seeds, recent: state.recent, isIdle: state.phase === 'idle' });
    root.dataset['phase'] = state.phase;
    balance.underWay(state.phase !== 'idle');
  }

  function showShortcuts(): void {
    for (const view of [game, sessionLine]) view.showShortcuts(shortcuts.isOn);
  }

  const game = drawGame(root, {
    title,
    heading: gameHeading(session.gameName, frame),
    words,
    live,
    reels: reels.node,
    lines: lines.node,
    freeGames: freeGames.node,
    plaque: plaque.node,
    notice: notice.node,
    meters: meters.node,
    stakeControl: stakeControl.node,
    spinButton: spinButton.node,
    sessionLine: sessionLine.node,
    dialogs: [paytable.node, fairness.node, realityCheck.node],
    switches: pageSwitches(words, parts),
    openPaytable: paytable.open,
    openFairness: fairness.open,
  });
  const giveKeysBack = listenToKeys(root.ownerDocument, shortcuts, {
    spin: play.press,
    stepStake: step,
    openPaytable: paytable.open,
    openFairness: fairness.open,
  });
  showShortcuts();
  reels.load(title.model);
  dispatch({ type: 'stakeChosen', stake: state.stake });

  if (session.nextRoundIn > 0) void play.rest(session.nextRoundIn);
  realityCheck.askIn(session.realityCheckIn);
  const since = frames.now();
  sessionLine.tick(session.visit.elapsed);
  const tick = async (): Promise<void> => {
    for (;;) {
      await wait(1_000);
      sessionLine.tick(session.visit.elapsed + frames.now() - since);
    }
  };
  void tick();
  frame.tell('game:ready');
  if (state.replay) {
    setText(live, write('replay'));
    void play.replay().then(() => prepare({ titleCode: title.code, titleVersion: title.version }));
  }
  return giveKeysBack;
};
