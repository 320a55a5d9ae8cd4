import type { OwnList } from '../../shell/games/ownList.ts';

const keyOf = (list: OwnList) => `ownShelf.${list}`;

/** Whether home had that shelf when it was last shown here. */
export const wasShelfThere = (list: OwnList): boolean => localStorage.getItem(keyOf(list)) === 'true';

/** Notes it for the next time; forgotten with the member. */
export function keepShelf(list: OwnList, isThere: boolean): void {
  if (isThere) localStorage.setItem(keyOf(list), 'true');
  else localStorage.removeItem(keyOf(list));
}
