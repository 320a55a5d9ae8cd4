/** What belongs to the device and not to the member. */
const ofDevice: ReadonlySet<string> = new Set(['lang', 'hisLang', 'theme', 'merchantCode', 'sideMini', 'balanceHidden']);

/** Lottery favourites are kept per user name, and wait for that user's next login. */
const isKept = (key: string) => ofDevice.has(key) || key.startsWith('LOTTFAV');

/** Empties the browser's storage of what a session left there. Settings of the device stay, and so do the cookies of `remembered.ts` for their day. */
export function forgetMember(storages: readonly Storage[] = [localStorage, sessionStorage]): void {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && !isKept(key)) storage.removeItem(key);
  }
}
