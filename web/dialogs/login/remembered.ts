/** The number of the last login by SMS on this device. */
export interface RememberedNumber {
  /** Digits, without the plus sign. */
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

const smsKey = 'loginTypeSms';
const rememberKey = 'loginRemember';

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether staying signed in was ticked the last time. What signs in again is a cookie that no script can read. */
export const wantsRemembering = (storage?: Keeper): boolean => read(rememberKey, storage) === 'true';
export const keepRemembering = (isWanted: boolean, storage?: Keeper): void => keep(rememberKey, isWanted ? 'true' : null, storage);

export function lastNumber(storage?: Keeper): RememberedNumber {
  const [countryDialingCode = '', mobileNum = ''] = (read(smsKey, storage) ?? '').split(' ', 2);
  return { countryDialingCode, mobileNum };
}

export const rememberNumber = ({ countryDialingCode, mobileNum }: RememberedNumber, storage?: Keeper): void =>
  keep(smsKey, `${countryDialingCode} ${mobileNum.replaceAll(/\s/g, '')}`, storage);

function read(key: string, storage: Keeper = localStorage): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing costs the person typing it again, nothing more. */
function keep(key: string, value: string | null, storage: Keeper = localStorage): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    return;
  }
}
