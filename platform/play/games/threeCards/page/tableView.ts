import { element, setText } from '../../../../core/page/element.ts';
import type { OwnHand, RoomTerms, RoomView } from '../../../room/room.ts';
import type { PlaySession } from '../../../round/round.ts';
import type { Frame } from '../../kit/frame.ts';
import { icon } from '../../kit/icon.ts';
import { insufficientBalanceTexts, refusalText } from '../../kit/refusalText.ts';
import { verifierAddress } from '../../kit/verifierAddress.ts';
import { createSeatList } from './seatList.ts';
import { statusText } from './statusText.ts';
import { tableRefusals } from './tableRefusals.ts';
import { createTableMoves, type MoveActions } from './tableMoves.ts';
import type { Disconnection, TableState } from './tableState.ts';
import type { Words } from './words.ts';

export interface TableActions extends MoveActions {
  openRules(): void;
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

/** Head, table and deck of the page, drawn from what the room says. */
export function createTableView(
  heading: Node,
  words: Words,
  actions: TableActions,
  frame: Frame,
  { switches, session }: { readonly switches: readonly Node[]; readonly session: Pick<PlaySession, 'isTrial' | 'wallet'> },
): TableView {
  const { wallet } = session;
  const ownRefusals = { ...tableRefusals, ...insufficientBalanceTexts(session) };
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
  const seats = createSeatList(words);
  const status = element('p', { class: 'table-status', role: 'status' });
  const timer = element('p', { class: 'table-timer figure', hidden: true });
  const check = element('a', { target: '_blank', rel: 'noopener', hidden: true }, write('checkHand'), icon('out'));
  const moves = createTableMoves(words, actions, frame, wallet);
  const balance = element('dd', { class: 'figure' });
  const refusal = element('p', { class: 'table-refusal', role: 'alert' });

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

  return {
    nodes: {
      head: element('header', { class: 'masthead' }, heading, element('div', { class: 'head-buttons' }, rulesButton, ...switches)),
      stage: element(
        'main',
        { class: 'stage' },
        element('nav', { 'aria-label': write('rooms') }, rooms),
        roomName,
        terms,
        // Above the seats: what comes of a hand is in sight, however many sit there and however small the phone.
        status,
        timer,
        seats.node,
        check,
      ),
      deck: element(
        'section',
        { class: 'deck', 'aria-label': write('yourMove') },
        refusal,
        element('dl', { class: 'terms' }, element('dt', {}, write('balance')), balance),
        moves.node,
      ),
    },
    showRooms(all, current) {
      if (rooms.children.length !== all.length) {
        rooms.replaceChildren(
          ...all.map(({ id, name: called, ante }) => {
            const choose = element('button', { type: 'button', class: 'room-chip' }, `${called} · ${money(ante)}`);
            choose.addEventListener('click', () => actions.enter(id));
            return element('li', {}, choose);
          }),
        );
      }
      [...rooms.querySelectorAll('button')].forEach((chip, index) => {
        const isCurrent = all[index]?.id === current;
        if (chip.getAttribute('aria-pressed') === String(isCurrent)) return;
        chip.setAttribute('aria-pressed', String(isCurrent));
        // Sideways alone: the page stays where it is.
        if (isCurrent) rooms.scrollTo({ left: chip.offsetLeft - (rooms.clientWidth - chip.offsetWidth) / 2 });
      });
    },
    update(state) {
      const { view, shown } = state;
      setText(roomName, shown?.roomName ?? view.room.name);
      drawTerms(view, shown);
      seats.update(view, shown);
      setText(status, statusText(state, words));
      setText(balance, money(view.balance));
      setText(refusal, state.refusal === null ? '' : refusalText(state.refusal, words, ownRefusals, { studio: wallet ?? '' }));
      refusal.hidden = state.refusal === null;
      check.hidden = shown?.hand.status !== 'DEALT' && shown?.hand.status !== 'FORFEITED';
      if (shown) check.href = verifierAddress(shown.betId, words.language, document.documentElement.dataset['theme']);
      moves.update(state);
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
