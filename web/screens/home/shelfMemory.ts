import type { OwnList } from '../../shell/games/ownList.ts';
import { siteStorage } from '../../storage/siteStorage.ts';

const keyOf = (list: OwnList) => `ownShelf.${list}`;

/** Whether home had that shelf when it was last shown here. */
export const wasShelfThere = (list: OwnList): boolean => siteStorage.device.getItem(keyOf(list)) === 'true';

/** Notes it for the next time; forgotten with the member. */
export function keepShelf(list: OwnList, isThere: boolean): void {
  if (isThere) siteStorage.device.setItem(keyOf(list), 'true');
  else siteStorage.device.removeItem(keyOf(list));
}
