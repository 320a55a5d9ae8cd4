/** What belongs to the device and not to the member. */
const kept: ReadonlySet<string> = new Set(['lang', 'hisLang', 'theme', 'merchantCode', 'lastUser']);

/** Empties the browser's storage of everything a member left there. Language, theme, brand and the last user name stay. */
export function forgetMember(storages: readonly Storage[] = [localStorage, sessionStorage]): void {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && !kept.has(key)) storage.removeItem(key);
  }
}
