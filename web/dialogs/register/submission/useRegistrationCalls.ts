import { useChallenge } from '../../../identity/verification/useChallenge.ts';
import { useConfirmPhone } from '../../../identity/verification/useConfirmPhone.ts';
import type { RegistrationCalls } from './submitRegistration.ts';
import { useRegister } from './useRegister.ts';
import { useVerifyAffiliateCode } from './useVerifyAffiliateCode.ts';

/** The calls of a registration; `percent` is how far its challenge is solved, `null` outside of it. */
export function useRegistrationCalls(): RegistrationCalls & { percent: number | null } {
  const verifyAffiliateCode = useVerifyAffiliateCode();
  const { solve, percent } = useChallenge();
  const confirmPhone = useConfirmPhone();
  const { register, registerMobile } = useRegister();
  return { verifyAffiliateCode, solve, confirmPhone, register, registerMobile, percent };
}
