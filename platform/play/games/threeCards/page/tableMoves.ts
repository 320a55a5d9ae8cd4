import { element, setText } from '../../../../core/page/element.ts';
import type { Frame } from '../../kit/frame.ts';
import { moneyWay } from '../../kit/moneyWay.ts';
import type { TableState } from './tableState.ts';
import type { Words } from './words.ts';

export interface MoveActions {
  sit(): void;
  leave(): void;
  goOn(): void;
  enter(room: string): void;
}

/** The buttons of what a player can do next. */
export interface TableMoves {
  readonly node: HTMLElement;
  update(state: TableState): void;
}

const button = (kind: string, act: () => void): HTMLButtonElement => {
  const node = element('button', { type: 'button', class: kind });
  node.addEventListener('click', act);
  return node;
};

export function createTableMoves(words: Words, actions: MoveActions, frame: Frame, wallet: string | null): TableMoves {
  const { write, money } = words;
  /** The room in which the player sits, where that is another one; empty where there is none. */
  let seatedIn = '';
  const sit = button('primary-button', actions.sit);
  const go = button('primary-button', () => seatedIn !== '' && actions.enter(seatedIn));
  const leave = button('text-button', actions.leave);
  const goOn = button('text-button', actions.goOn);
  const topUp = moneyWay(words, frame, wallet);
  const moves = [sit, go, leave, goOn, topUp];
  // Until the page is told of the room there is nothing to do in it.
  for (const move of moves) move.hidden = true;
  setText(leave, write('getUp'));
  setText(goOn, write('nextHand'));

  return {
    node: element('div', { class: 'moves' }, ...moves),
    update({ view, shown, isBusy, refusal }) {
      const hadFocus = moves.some((move) => move === document.activeElement);
      const isSeated = view.waiting.seats.some(({ isOwn }) => isOwn);
      const isShowing = view.showing?.roomId === view.room.id;
      seatedIn = view.elsewhere?.id ?? '';
      topUp.hidden = refusal?.code !== 'insufficient_balance';
      sit.hidden = isSeated || isShowing || view.elsewhere !== null;
      setText(sit, write(shown?.hand.roomId === view.room.id ? 'sitAgain' : 'sitDown', { ante: money(view.room.ante) }));
      go.hidden = view.elsewhere === null;
      setText(go, write('goThere', { room: view.elsewhere?.name ?? '' }));
      leave.hidden = !isSeated;
      goOn.hidden = shown === null;
      for (const each of [sit, leave]) each.setAttribute('aria-disabled', String(isBusy));
      // What was pressed may be gone: the focus goes to what can be done next.
      if (hadFocus && moves.some((move) => move.hidden && move === document.activeElement)) moves.find((move) => !move.hidden)?.focus();
    },
  };
}
