import type { AnswerOf } from '#contract/call.ts';
import { whitelabel } from '#contract/system/site.ts';
import type { Context } from '../../../context.ts';
import { FeatureOffError } from '../../refusals/refusals.ts';

export type Whitelabel = AnswerOf<typeof whitelabel>;

const has =
  (module: string) =>
  ({ modules }: Whitelabel): boolean =>
    modules.includes(module);

/** What the brand may switch on, by the names that the site has for it. */
export const switches = {
  usernameRegistration: has('USERNAMEREG3'),
  mobileRegistration: has('MOBILENUMREG3'),
  mobilePassword: has('MOBILENUMPASSREG3'),
  registrationCode: has('REGMOBVERF3'),
  directRegistration: has('DIRECTREG3'),
  smsLogIn: has('MOBILEVERCODELOGIN3'),
  phoneRecovery: has('CHNGPASSVERIF3'),
  freePlay: (flags: Whitelabel) => flags.freePlay && has('FREEPLAY3')(flags),
  socialSignIn: ({ socialSignIn }: Whitelabel) => socialSignIn,
  passwordExpiry: ({ passwordExpiry }: Whitelabel) => passwordExpiry,
  forcedPasswordChange: has('PWDEXPFORCECHANGE3'),
  chat: has('CBS3'),
} as const;

export type Switch = keyof typeof switches;

/** False where the brand says that it is off. An operator that cannot say now decides when it is asked for the thing itself. */
export async function isSwitchOn({ upstream }: Pick<Context, 'upstream'>, name: Switch): Promise<boolean> {
  const flags = await upstream.call(whitelabel, {}).catch(() => undefined);
  return flags === undefined || switches[name](flags);
}

/** Rejects with `FeatureOffError` where the brand has switched it off, before anything is sent. */
export async function requireSwitch(context: Pick<Context, 'upstream'>, name: Switch): Promise<void> {
  if (!(await isSwitchOn(context, name))) throw new FeatureOffError();
}
