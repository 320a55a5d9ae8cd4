import { accessRules } from './access.ts';
import { accessRefusals } from './accessRefusals.ts';
import type { Call } from './call.ts';
import type { RefusalCode } from './refusalCodes.ts';

/** Every code that a call may be refused by with status 200: its own, and those that follow from who may ask it. */
export function refusalsOf(call: Call): readonly RefusalCode[] {
  const { token, whenClosed, beforeLogIn, trial, restricted } = accessRules[call.access];
  return [
    ...call.refusals,
    ...(token && !restricted ? [accessRefusals.passwordChange] : []),
    ...(token && !trial ? [accessRefusals.realAccount] : []),
    ...(token && !call.whilePaused ? [accessRefusals.paused] : []),
    ...(!token && !beforeLogIn ? [accessRefusals.loginRequired] : []),
    ...(whenClosed ? [] : [accessRefusals.maintenance, accessRefusals.region]),
  ].filter((code, index, all) => all.indexOf(code) === index);
}
