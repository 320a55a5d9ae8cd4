import { enrolAuthenticator } from '#contract/identity/authenticator.ts';
import { requestStepUpCode } from '#contract/identity/stepUp.ts';
import { lastCode } from './messages.ts';
import { mobile } from './mobileMember.ts';
import type { TestPlatform } from './openPlatform.ts';

/** Begins to bind an app to an account that a number proves so far; answers the app's secret. */
export async function enrolByNumber(platform: TestPlatform, token: string, password: string, number = mobile): Promise<string> {
  await platform.call(requestStepUpCode, { action: 'enrolAuthenticator' }, { token });
  const code = await lastCode(platform, number);
  return (await platform.call(enrolAuthenticator, { password, code }, { token })).value.secret;
}
