import { element, setText } from '../../../../core/page/element.ts';
import type { OwnHand, RoomTerms, RoomView, WaitingSeat } from '../../../room/room.ts';
import { icon } from '../../kit/icon.ts';
import { verifierAddress } from '../../kit/verifierAddress.ts';
import { playedSeat, waitingSeat } from './seatView.ts';
import type { Words } from './words.ts';

/** Why the page is not told of its room at the moment: the text that says so. */
export type Disconnection = 'offline' | 'tooManyPages';

/** What the page shows at one moment. */
export interface TableState {
  readonly view: RoomView;
  /** The own hand that is being looked at; null while the next one is in sight. */
  readonly shown: OwnHand | null;
  readonly isBusy: boolean;
  readonly disconnection: Disconnection | null;
  readonly refusal: string | null;
  /** The word that is asked for lies in another page. */
  readonly isWordElsewhere: boolean;
}

export interface TableActions {
  sit(): void;
  leave(): void;
  goOn(): void;
  enter(room: string): void;
  openRules(): void;
  exit(): void;
}

export interface TableView {
  readonly nodes: { readonly head: HTMLElement; readonly stage: HTMLElement; readonly deck: HTMLElement };
  showRooms(rooms: readonly RoomTerms[], current: string): void;
  update(state: TableState): void;
  /** The same before anything was told of the room. */
  wait(disconnection: Disconnection | null): void;
  /** Milliseconds until the hand is given up, or until all words have to be shown; null while nobody sits there. */
  tick(left: number | null, isShowing: boolean): void;
}

const button = (kind: string, act: () => void): HTMLButtonElement => {
  const node = element('button', { type: 'button', class: kind });
  node.addEventListener('click', act);
  return node;
};

/** The words of a refusal. */
function refusalText(code: string, { write }: Words): string {
  const known = {
    insufficient_balance: 'insufficient',
    site_closed: 'closed',
    game_maintenance: 'maintenance',
    money_maintenance: 'moneyMaintenance',
    reality_check: 'realityWaits',
    limit_reached: 'limitReached',
    play_paused: 'playPaused',
    seeds_changed: 'handChanged',
    already_seated: 'alreadySeated',
    not_seated: 'notSeated',
    too_soon: 'tooSoon',
    lost: 'lost',
  } as const;
  return Object.hasOwn(known, code) ? write(known[code as keyof typeof known]) : write('refused', { code });
}

/** Head, table and deck of the page, drawn from what the room says. */
export function createTableView(heading: Node, words: Words, actions: TableActions, switches: readonly Node[]): TableView {
  const { write, money } = words;
  const rulesButton = element(
    'button',
    { type: 'button', class: 'head-button', 'aria-haspopup': 'dialog' },
    icon('fair'),
    element('span', {}, write('rules')),
  );
  rulesButton.addEventListener('click', actions.openRules);
  const rooms = element('ul', { class: 'rooms' });
  const roomName = element('h2', {});
  const terms = element('dl', { class: 'terms' });
  const seats = element('ol', { class: 'table', 'aria-label': write('seats') });
  const status = element('p', { class: 'table-status', role: 'status' });
  const timer = element('p', { class: 'table-timer figure', hidden: true });
  const check = element('a', { target: '_blank', rel: 'noopener', hidden: true }, write('checkHand'), icon('out'));
  const [sit, leave, goOn, go] = [
    button('primary-button', actions.sit),
    button('text-button', actions.leave),
    button('text-button', actions.goOn),
    button('primary-button', () => target !== '' && actions.enter(target)),
  ];
  const topUp = button('text-button', actions.exit);
  const moves = [sit, go, leave, goOn, topUp];
  // Until the page is told of the room there is nothing to do in it.
  for (const move of moves) move.hidden = true;
  setText(topUp, write('topUp'));
  setText(leave, write('getUp'));
  setText(goOn, write('nextHand'));
  const balance = element('dd', { class: 'figure' });
  const refusal = element('p', { class: 'table-refusal', role: 'alert' });
  let target = '';

  const term = (word: string, value: string) => [element('dt', {}, word), element('dd', { class: 'figure' }, value)];
  const drawTerms = ({ room }: RoomView, hand: OwnHand | null): void => {
    const { ante, pot, rake, prize } = hand?.hand ?? room;
    terms.replaceChildren(
      ...term(write('ante'), money(ante)),
      ...term(write('pot'), money(pot)),
      ...term(write('rake'), money(rake)),
      ...term(write('prize'), money(prize)),
    );
  };
  let drawn = '';
  const drawSeats = ({ room, waiting, showing }: RoomView, shown: OwnHand | null): void => {
    const dealt = shown?.hand.status === 'DEALT' ? shown : null;
    // Only what has changed: cards that lie there are not dealt anew.
    const sitting: readonly (WaitingSeat & { readonly hasShown?: boolean })[] = showing?.roomId === room.id ? showing.seats : waiting.seats;
    const now = JSON.stringify(dealt ? dealt.betId : [room.id, sitting]);
    if (now === drawn) return;
    drawn = now;
    seats.replaceChildren(
      ...(dealt
        ? dealt.hand.seats.map((played, index) =>
            playedSeat(played, { name: dealt.names[index] ?? '', isOwn: played.place === dealt.place }, words),
          )
        : Array.from({ length: room.seats }, (_, place) => {
            const seat = sitting.find((each) => each.place === place);
            return waitingSeat({ name: seat?.name ?? null, isOwn: seat?.isOwn ?? false, hasShown: seat?.hasShown ?? false }, words);
          })),
    );
    seats.dataset['dealt'] = String(dealt !== null);
  };
  const statusOf = ({ view, shown, disconnection, isWordElsewhere }: TableState): string => {
    if (disconnection !== null) return write(disconnection);
    if (shown?.hand.status === 'CLOSED') return write('givenUp', { ante: money(shown.hand.ante) });
    if (shown?.hand.status === 'FORFEITED') {
      const own = shown.hand.seats.find(({ place }) => place === shown.place);
      return own?.clientSeed === null ? write('youSilent') : write('othersSilent', { amount: money(shown.payout) });
    }
    if (shown) {
      const winner = shown.hand.seats.findIndex(({ hasWon }) => hasWon);
      const prize = money(shown.hand.prize);
      return shown.hand.seats[winner]?.place === shown.place
        ? write('youWon', { prize })
        : write('otherWon', { name: shown.names[winner] ?? '', prize });
    }
    if (isWordElsewhere) return write('wordElsewhere');
    if (view.showing?.roomId === view.room.id) return write('showing');
    if (view.elsewhere) return write('elsewhere', { room: view.elsewhere.name });
    const missing = view.room.seats - view.waiting.seats.length;
    if (view.waiting.seats.some(({ isOwn }) => isOwn)) return write('waitingFor', { count: missing });
    return view.waiting.seats.length === 0 ? write('nobody') : write('othersWait', { count: missing });
  };

  return {
    nodes: {
      head: element('header', { class: 'masthead' }, heading, element('div', { class: 'head-buttons' }, rulesButton, ...switches)),
      stage: element(
        'main',
        { class: 'stage' },
        element('nav', { 'aria-label': write('rooms') }, rooms),
        roomName,
        terms,
        seats,
        status,
        timer,
        check,
      ),
      deck: element(
        'section',
        { class: 'deck', 'aria-label': write('yourMove') },
        refusal,
        element('dl', { class: 'terms' }, element('dt', {}, write('balance')), balance),
        element('div', { class: 'moves' }, ...moves),
      ),
    },
    showRooms(all, current) {
      const known = [...rooms.querySelectorAll('button')];
      if (known.length === all.length)
        return known.forEach((chip, index) => chip.setAttribute('aria-pressed', String(all[index]?.id === current)));
      rooms.replaceChildren(
        ...all.map(({ id, name: called, ante }) => {
          const choose = element(
            'button',
            { type: 'button', class: 'room-chip', 'aria-pressed': String(id === current) },
            `${called} · ${money(ante)}`,
          );
          choose.addEventListener('click', () => actions.enter(id));
          return element('li', {}, choose);
        }),
      );
    },
    update(state) {
      const { view, shown, isBusy } = state;
      const hadFocus = moves.some((move) => move === document.activeElement);
      const isSeated = view.waiting.seats.some(({ isOwn }) => isOwn);
      const isShowing = view.showing?.roomId === view.room.id;
      target = view.elsewhere?.id ?? '';
      setText(roomName, shown?.roomName ?? view.room.name);
      drawTerms(view, shown);
      drawSeats(view, shown);
      setText(status, statusOf(state));
      setText(balance, money(view.balance));
      setText(refusal, state.refusal === null ? '' : refusalText(state.refusal, words));
      refusal.hidden = state.refusal === null;
      topUp.hidden = state.refusal !== 'insufficient_balance';
      sit.hidden = isSeated || isShowing || view.elsewhere !== null;
      setText(sit, write(shown?.hand.roomId === view.room.id ? 'sitAgain' : 'sitDown', { ante: money(view.room.ante) }));
      go.hidden = view.elsewhere === null;
      setText(go, write('goThere', { room: view.elsewhere?.name ?? '' }));
      leave.hidden = !isSeated;
      goOn.hidden = shown === null;
      for (const each of [sit, leave]) each.setAttribute('aria-disabled', String(isBusy));
      check.hidden = shown?.hand.status !== 'DEALT' && shown?.hand.status !== 'FORFEITED';
      // What was pressed may be gone: the focus goes to what can be done next.
      if (hadFocus && moves.some((move) => move.hidden && move === document.activeElement)) moves.find((move) => !move.hidden)?.focus();
      if (shown) check.href = verifierAddress(shown.betId, words.language, document.documentElement.dataset['theme']);
    },
    wait(disconnection) {
      setText(status, disconnection === null ? '' : write(disconnection));
    },
    tick(left, isShowing) {
      timer.hidden = left === null;
      if (left !== null) setText(timer, write(isShowing ? 'wordsUntil' : 'givesUpIn', { seconds: Math.max(0, Math.ceil(left / 1000)) }));
    },
  };
}
