import { setPaymentPassword } from '#contract/identity/paymentPassword.ts';
import { proveStepUp } from '#contract/identity/stepUp.ts';
import type { PayloadOf } from '#contract/call.ts';
import type { TestPlatform } from './openPlatform.ts';
import { password } from './registration.ts';

/** What `withPaymentPassword` sets. */
export const paymentPassword = 'reeds by the pier';

/** Sets the payment password of a member without a second factor. */
export async function withPaymentPassword(platform: TestPlatform, token: string): Promise<void> {
  const wish = { password, newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
  const answer = await platform.call(setPaymentPassword, wish, { token });
  if (!answer.success) throw new Error(`not set: ${answer.code}`);
}

/** Proves the member of a token for an action; answers the ticket. */
export async function steppedUp(
  platform: TestPlatform,
  token: string,
  action: Omit<PayloadOf<typeof proveStepUp>, 'paymentPassword'>,
): Promise<string> {
  const answer = await platform.call(proveStepUp, { ...action, paymentPassword }, { token });
  if (!answer.success) throw new Error(`not proven: ${answer.code}`);
  return answer.value.stepUpTicket;
}
