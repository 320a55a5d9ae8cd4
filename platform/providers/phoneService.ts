/** A third party that proves phone numbers by codes of its own. */
export interface PhoneService {
  /** Sends a code to an E.164 number; answers what to ask `finish` with. Throws where it cannot. */
  begin(mobile: string): Promise<{ readonly checkId: string }>;
  /** The number that was proven; undefined where the code is wrong, expired or used. */
  finish(checkId: string, code: string): Promise<string | undefined>;
}
