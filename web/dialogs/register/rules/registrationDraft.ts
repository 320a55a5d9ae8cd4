import { fieldNames, type FieldName, type RegistrationMode, type RegistrationValues } from './registrationFields.ts';
import { type TextStorage, siteStorage } from '../../../storage/siteStorage.ts';

/** What was typed and not yet sent, as far as it may lie in the browser. */
export type RegistrationDraft = Partial<Record<FieldName | 'countryDialingCode', string>> & { mode?: RegistrationMode };

const storageKey = 'registrationDraft';
/** Secrets, and what is good once. What has to be confirmed is confirmed anew, too. */
const unkept: readonly FieldName[] = ['password', 'confirmPassword', 'paymentPassword', 'idNumber', 'verificationCode', 'captcha'];
const kept = [...fieldNames.filter((name) => !unkept.includes(name)), 'countryDialingCode'] as const;

/** The draft of this tab; empty where there is none. */
export function readDraft(storage: TextStorage = siteStorage.tab): RegistrationDraft {
  try {
    const found: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const values = Object.entries(found).filter(([name, value]) => kept.some((known) => known === name) && typeof value === 'string');
    const { mode } = found as { mode?: unknown };
    return { ...Object.fromEntries(values), ...((mode === 'username' || mode === 'mobile') && { mode }) };
  } catch {
    return {};
  }
}

/** Keeps what may be kept of a form: closing the dialog or loading the page again costs the passwords, nothing more. */
export function keepDraft(change: Partial<RegistrationValues> & { mode?: RegistrationMode }, storage: TextStorage = siteStorage.tab): void {
  const values = Object.fromEntries(kept.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])));
  storage.setItem(storageKey, JSON.stringify({ ...readDraft(storage), ...values, ...(change.mode && { mode: change.mode }) }));
}

export const forgetDraft = (storage: TextStorage = siteStorage.tab): void => storage.removeItem(storageKey);
