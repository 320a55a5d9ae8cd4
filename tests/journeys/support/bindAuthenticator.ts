import type { BrowserContext } from '@playwright/test';
import { fromBase32, stepAt, totpCode } from '../../../platform/identity/authenticator/totp.ts';
import type { Stack } from '../../stack/runStack.ts';
import { askGateway } from './askGateway.ts';

export interface BoundAuthenticator {
  /** In base 32. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const enrol =
  'mutation Enrol($password: String!) { enrolAuthenticator(input: { password: $password }) { ... on EnrolAuthenticatorPayload { secret } } }';
const confirm =
  'mutation Confirm($code: String!) { confirmAuthenticator(input: { code: $code }) { ... on ConfirmAuthenticatorPayload { recoveryCodes } ... on Refusal { code } } }';

/** Binds an authenticator app to the account that a browser is signed in to; the code of the present moment is used up by it. */
export async function bindAuthenticator(context: BrowserContext, { site, now }: Stack, password: string): Promise<BoundAuthenticator> {
  const { enrolAuthenticator } = await askGateway<{ enrolAuthenticator: { secret: string } }>(context, site, enrol, { password });
  const { secret } = enrolAuthenticator;
  const code = totpCode(fromBase32(secret), stepAt(now()));
  const { confirmAuthenticator } = await askGateway<{ confirmAuthenticator: { recoveryCodes?: readonly string[]; code?: string } }>(
    context,
    site,
    confirm,
    { code },
  );
  const { recoveryCodes, code: refusal } = confirmAuthenticator;
  if (recoveryCodes === undefined) throw new Error(`The app was not bound: ${refusal}.`);
  return { secret, recoveryCodes };
}
