import { useTranslation } from '../i18n/useTranslation.ts';
import { type SelfExclusion, selfExclusionOf } from './selfExclusion.ts';
import type { selfExclusion_excluded$key } from './__generated__/selfExclusion_excluded.graphql.ts';

/** Why nobody was signed in: what stands above the form. */
export type LoginProblem =
  | {
      readonly key:
        | 'failed'
        | 'locked'
        | 'captcha'
        | 'code'
        | 'notAMember'
        | 'notAnAgent'
        | 'featureOff'
        | 'maintenance'
        | 'social'
        | 'socialUnavailable'
        | 'fault';
    }
  | { readonly key: 'tooMany'; readonly minutes: number }
  /** A refusal of a later version, in the gateway's own words. */
  | { readonly key: 'other'; readonly message: string }
  | { readonly key: 'selfExcluded'; readonly exclusion: SelfExclusion };

/** The refusals that every way in has in common; those that carry something bring it along. */
export interface LoginRefusal {
  readonly __typename: string;
  readonly message?: string;
  readonly retryAfterSeconds?: number;
  readonly locked?: boolean;
  readonly excluded?: selfExclusion_excluded$key | null | undefined;
}

const keys: Readonly<Record<string, Exclude<LoginProblem['key'], 'other' | 'tooMany' | 'selfExcluded'>>> = {
  LogInFailedError: 'failed',
  CaptchaFailedError: 'captcha',
  VerificationCodeFailedError: 'code',
  NotAMemberAccountError: 'notAMember',
  NotAnAgentAccountError: 'notAnAgent',
  FeatureOffError: 'featureOff',
  MoneyMaintenanceError: 'maintenance',
  SocialSignInFailedError: 'social',
  SocialProviderUnavailableError: 'socialUnavailable',
};

export function loginProblemOf(refusal: LoginRefusal): LoginProblem {
  if (refusal.retryAfterSeconds !== undefined) return { key: 'tooMany', minutes: minutesOf(refusal.retryAfterSeconds) };
  if (refusal.excluded) return { key: 'selfExcluded', exclusion: selfExclusionOf(refusal.excluded) };
  if (refusal.locked === true) return { key: 'locked' };
  const key = keys[refusal.__typename];
  if (key === undefined && refusal.message !== undefined) return { key: 'other', message: refusal.message };
  return { key: key ?? 'fault' };
}

export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

export function useLoginWords(): (problem: Exclude<LoginProblem, { readonly key: 'selfExcluded' }>) => string {
  const { t } = useTranslation('login');
  return (problem) => {
    if (problem.key === 'other') return problem.message;
    return problem.key === 'tooMany' ? t('errors.tooMany', { count: problem.minutes }) : t(`errors.${problem.key}`);
  };
}
