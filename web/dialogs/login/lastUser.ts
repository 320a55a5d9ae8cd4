const KEY = 'lastUser';

/** The user name of the last login on this device. It is all that is remembered: never a password. */
export function lastUser(storage: Pick<Storage, 'getItem'> = localStorage): string {
  try {
    return storage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** A browser that keeps nothing costs the person typing the name again, nothing more. */
export function rememberUser(username: string, storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(KEY, username);
  } catch {
    return;
  }
}
