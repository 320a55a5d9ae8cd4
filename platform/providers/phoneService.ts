import type { Language } from '#contract/languages.ts';

/** A third party that proves phone numbers by codes of its own. */
export interface PhoneService {
  /** Sends a code to an E.164 number, in words of this language; answers what to ask `finish` with, of up to 64 characters. Throws `PhoneServiceFailure` where it cannot. */
  begin(mobile: string, language: Language): Promise<{ readonly checkId: string }>;
  /** The number that was proven; undefined where the code is wrong, expired or used. Throws `PhoneServiceFailure` where nobody can tell. */
  finish(checkId: string, code: string): Promise<string | undefined>;
}

/**
 * The third party did not do its part: `unreachable` or too slow, `refused` by its status, or `malformed`, an
 * answer that is none. The message holds no number and no code.
 */
export class PhoneServiceFailure extends Error {
  readonly kind: 'unreachable' | 'refused' | 'malformed';

  constructor(kind: PhoneServiceFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
