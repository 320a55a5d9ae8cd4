import type { PayloadOf } from '#contract/call.ts';
import { register } from '#contract/identity/member.ts';
import type { TestPlatform } from './openPlatform.ts';

/** What `registered` members log in by. */
export const password = 'correct horse 7';

/** A sound registration of `username`. */
export const registrationOf = (username: string): PayloadOf<typeof register> => ({
  username,
  password,
  confirmPassword: password,
  registerUrl: 'http://localhost:3000/register',
  registerMethod: 'WEB',
  domain: 'localhost',
  ageConfirmed: true,
  termsAccepted: true,
});

/** Registers `username`; answers the token of its first session. */
export async function registered(platform: TestPlatform, username: string): Promise<string> {
  const answer = await platform.call(register, registrationOf(username));
  if (!answer.success) throw new Error(`not registered: ${answer.code}`);
  return answer.value.token;
}
