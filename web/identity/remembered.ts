/** The number of the last login by SMS on this device. */
export interface RememberedNumber {
  /** Digits, without the plus sign. */
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

const dayInSeconds = 86_400;
const names = ['lastUser', 'loginRemember', 'loginTypeSms'] as const;

/** Whether staying logged in was ticked the last time. What logs in again is a cookie that no script can read. */
export const wantsRemembering = (): boolean => read('loginRemember') === 'true';

/** The user name of the last login on this device; empty where there is none. Never is a password kept. */
export const lastUser = (): string => read('lastUser') ?? '';
export const rememberUser = (username: string): void => keep('lastUser', username);

export function lastNumber(): RememberedNumber {
  const [countryDialingCode = '', mobileNum = ''] = (read('loginTypeSms') ?? '').split(' ', 2);
  return { countryDialingCode, mobileNum };
}
export const rememberNumber = ({ countryDialingCode, mobileNum }: RememberedNumber): void =>
  keep('loginTypeSms', `${countryDialingCode} ${mobileNum.replaceAll(/\s/g, '')}`);

export const keepRemembering = (): void => keep('loginRemember', 'true');

/** Unticked, nothing of anybody's login stays on the device. */
export function forgetRemembered(): void {
  for (const name of names) write(name, '', -1);
}

const keep = (name: (typeof names)[number], value: string): void => write(name, value, dayInSeconds);

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`;
}

function read(name: (typeof names)[number]): string | null {
  const text = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    return text ? decodeURIComponent(text) : null;
  } catch {
    // Somebody else wrote it.
    return null;
  }
}
