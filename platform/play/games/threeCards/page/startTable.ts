import type { Round } from '../../../round/round.ts';
import type { OwnHand, RoomView } from '../../../room/room.ts';
import { coverPage } from '../../kit/cover.ts';
import { gameHeading } from '../../kit/gameHeading.ts';
import { pageSwitches } from '../../kit/pageSwitches.ts';
import { PlayRefusal } from '../../kit/playApi.ts';
import { createRealityCheck } from '../../kit/realityCheck.ts';
import type { Refused } from '../../kit/refusalText.ts';
import { createSessionLine } from '../../kit/sessionLine.ts';
import type { GameParts } from '../../kit/startPage.ts';
import { retryUntilAnswered } from '../../kit/retryUntilAnswered.ts';
import { createCommittedSeeds } from './committedSeeds.ts';
import { createRoomApi, type RoomApi } from './roomApi.ts';
import { createRulesSheet } from './rulesSheet.ts';
import { createSeatTaking } from './seatTaking.ts';
import type { Disconnection } from './tableState.ts';
import { createTableView } from './tableView.ts';
import type { TitleAnswer } from './titleAnswer.ts';
import type { Words } from './words.ts';
import { createWordShowing } from './wordShowing.ts';

export type TableParts = GameParts<TitleAnswer, Round, Words>;

const roomsAttempts = 6;
const seenAttempts = 4;

/** Draws the table of a redeemed session and plays at it until the page goes. Answers how to leave it before. */
export const startTable = (parts: TableParts, given?: RoomApi): (() => void) => {
  const { root, session, title, words, api, frame, wait, sound } = parts;
  const rooms = given ?? createRoomApi(session.session, session.language);
  const page = root.ownerDocument.defaultView;
  let room = new URLSearchParams(page?.location.search).get('room') ?? title.rooms[0]?.id ?? '';
  let stop: () => void = () => undefined;
  let view: RoomView | null = null;
  let shown: OwnHand | null = null;
  /** The bet of the last own hand that the player has looked at and left. */
  let dismissed = '';
  let isBusy = false;
  let disconnection: Disconnection | null = null;
  let refusal: Refused | null = null;
  /** What the machine's clock is behind that of the platform. */
  let behind = 0;

  const promised = createCommittedSeeds(page?.location.hash.slice(1) ?? '', () => localStorage, parts.randomSeed);
  const rules = createRulesSheet(words, promised.made);
  const wordShowing = createWordShowing({ rooms, promised, wait, onShown: take, onFailed: draw });
  const seatTaking = createSeatTaking({ rooms, promised, wait, newKey: parts.newKey, wordToGive: rules.wordToGive });
  const sessionLine = createSessionLine(words, words.write('keys'));
  const realityCheck = createRealityCheck({
    words,
    frame,
    wait,
    report: () => api.visit(session.session),
    goOn: () => api.goOn(session.session),
    onSessionOver: over,
  });
  const table = createTableView(
    gameHeading(session.gameName, frame),
    words,
    { sit: () => void sit(), leave: () => void leave(), goOn: dismiss, enter, openRules: rules.open },
    frame,
    { switches: pageSwitches(words, parts), session },
  );

  function draw(): void {
    if (!view) return table.wait(disconnection);
    table.update({ view, shown, isBusy, disconnection, refusal, isWordElsewhere: wordShowing.isElsewhere(view.showing) });
    rules.update(view);
  }
  let looks = 0;
  /** As the platform counts it: an ante that waits is staked. A later look knows more, whichever answer comes last. */
  const refreshNet = (): void => {
    const own = (looks += 1);
    void api.visit(session.session).then(
      ({ net }) => own === looks && sessionLine.update({ net }),
      () => undefined,
    );
  };
  /** A hand is shown until the player goes on; the platform hears that it was seen. */
  function present(last: OwnHand): void {
    shown = last;
    refreshNet();
    sound.play(last.hand.seats.some(({ hasWon, place }) => hasWon && place === last.place) ? 'win' : 'land');
    // It is shown once more at the next visit where the platform does not hear it.
    void retryUntilAnswered(() => api.seen(session.session, last.betId), wait, seenAttempts).catch(() => undefined);
  }
  function take(next: RoomView): void {
    if (next.room.id !== room) return;
    behind = next.now - Date.now();
    const isMoved = view !== null && view.balance !== next.balance;
    view = next;
    wordShowing.answer(next.showing);
    const { last } = next;
    const isNew = last !== null && last.betId !== shown?.betId && last.betId !== dismissed;
    if (isNew) present(last);
    // A stake that waits in a seat, or comes back from it, is the site's to show as well.
    if (isNew || isMoved) frame.tell('game:round-settled');
    draw();
    tick();
  }
  function dismiss(): void {
    dismissed = shown?.betId ?? dismissed;
    shown = null;
    draw();
  }

  /** One move of the player: none begins while another one is under way. */
  const act = async (work: () => Promise<RoomView>): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    refusal = null;
    draw();
    try {
      take(await work());
      refreshNet();
    } catch (failure) {
      refusal = failure instanceof PlayRefusal ? failure : { code: 'lost' };
      if (refusal.code === 'session_over') over();
      if (refusal.code === 'reality_check') realityCheck.ask();
    } finally {
      isBusy = false;
      draw();
    }
  };
  async function sit(): Promise<void> {
    if (!view) return;
    const takeSeat = seatTaking(room, view.waiting.serverSeedHash);
    sound.play('press');
    dismiss();
    await act(takeSeat);
  }
  const leave = () =>
    act(async () => {
      const own = view?.waiting.serverSeedHash ?? '';
      const left = await rooms.leave(room);
      promised.forget(own);
      return left;
    });
  function over(): void {
    stop();
    const { write } = words;
    frame.tell('game:session-over');
    coverPage(root, {
      title: write('overTitle'),
      text: write('overHand'),
      actions: [{ label: write('leave'), act: () => frame.tell('game:exit') }],
    });
  }
  function enter(next: string): void {
    stop();
    room = next;
    dismissed = shown?.betId ?? dismissed;
    [view, shown, refusal] = [null, null, null];
    page?.history.replaceState(null, '', `${page.location.pathname}?${new URLSearchParams({ room })}`);
    void retryUntilAnswered(rooms.rooms, wait, roomsAttempts).then(
      (all) => table.showRooms(all, room),
      () => undefined,
    );
    stop = rooms.follow(room, {
      onView: take,
      onState: (isOnline, why) => {
        disconnection = isOnline ? null : why === 'too_many_pages' ? 'tooManyPages' : 'offline';
        draw();
      },
      onOver: over,
    });
  }
  const tick = (): void => {
    const asked = view?.showing?.roomId === room ? view.showing : null;
    const closesAt = asked?.closesAt ?? (shown === null ? (view?.waiting.closesAt ?? null) : null);
    table.tick(closesAt === null ? null : closesAt - behind - Date.now(), asked !== null);
  };

  frame.onBalance(() => {
    const before = view;
    void api.balance(session.session).then(
      (balance) => {
        // What the room has said meanwhile knows as much.
        if (view === null || view !== before) return;
        view = { ...view, balance };
        if (refusal?.code === 'insufficient_balance') refusal = null;
        draw();
      },
      () => undefined,
    );
  });

  const { head, stage, deck } = table.nodes;
  deck.append(sessionLine.node);
  root.removeAttribute('aria-busy');
  root.ownerDocument.documentElement.style.setProperty('--hue', String(title.vendorHue));
  root.replaceChildren(head, stage, deck, rules.node, realityCheck.node);
  sessionLine.update(session.visit);
  enter(room);
  realityCheck.askIn(session.realityCheckIn);
  const since = Date.now();
  const timer = setInterval(() => {
    tick();
    sessionLine.tick(session.visit.elapsed + Date.now() - since);
  }, 1_000);
  frame.tell('game:ready');
  return () => {
    clearInterval(timer);
    stop();
  };
};
