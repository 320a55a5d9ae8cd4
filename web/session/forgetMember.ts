import { siteStorage } from '../storage/siteStorage.ts';
import { removeLeftExports } from './exportFiles.ts';

/** What belongs to the device and not to the member. */
const ofDevice: ReadonlySet<string> = new Set(['lang', 'hisLang', 'theme', 'merchantCode', 'sideMini', 'balanceHidden']);

/** Lottery favourites are kept per user name, and wait for that user's next login. */
const isKept = (name: string) => ofDevice.has(name) || name.startsWith('LOTTFAV');

function empty(storage: (typeof siteStorage)['tab']): void {
  for (const name of storage.names()) if (!isKept(name)) storage.removeItem(name);
}

/** Empties what this tab keeps of a member who has left by another one: of the device that one has seen to, and somebody else may be here by now. */
export const forgetInTab = (): void => empty(siteStorage.tab);

/** Empties the browser's storage and its disk of what a session left there. Settings of the device stay, and so do the cookies of `remembered.ts` for their day. */
export function forgetMember(): void {
  for (const storage of Object.values(siteStorage)) empty(storage);
  void removeLeftExports();
}
