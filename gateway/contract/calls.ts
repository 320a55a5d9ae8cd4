import { popularGameCalls } from './lgw/popularGames.ts';
import { agentCalls } from './wps/agent.ts';
import { authenticatorCalls } from './wps/authenticator.ts';
import { betRecordCalls } from './wps/betRecord.ts';
import { depositCalls } from './wps/deposit.ts';
import { gameCalls } from './wps/game.ts';
import { loginVerificationCalls } from './wps/loginVerification.ts';
import { memberCalls } from './wps/member.ts';
import { noticeCalls } from './wps/notice.ts';
import { openSessionCalls } from './wps/openSessions.ts';
import { passwordCalls } from './wps/password.ts';
import { promotionCalls } from './wps/promotion.ts';
import { rememberedLoginCalls } from './wps/rememberedLogin.ts';
import { selfExclusionCalls } from './wps/selfExclusion.ts';
import { serviceCalls } from './wps/service.ts';
import { sessionCalls } from './wps/session.ts';
import { socialSignInCalls } from './wps/socialSignIn.ts';
import { systemCalls } from './wps/system.ts';
import { verificationCalls } from './wps/verification.ts';
import { walletCalls } from './wps/wallet.ts';

/** Every upstream call by name. The platform must answer each of them, or it does not compile. */
export const calls = {
  ...agentCalls,
  ...authenticatorCalls,
  ...betRecordCalls,
  ...depositCalls,
  ...gameCalls,
  ...loginVerificationCalls,
  ...memberCalls,
  ...noticeCalls,
  ...openSessionCalls,
  ...passwordCalls,
  ...popularGameCalls,
  ...promotionCalls,
  ...rememberedLoginCalls,
  ...selfExclusionCalls,
  ...serviceCalls,
  ...sessionCalls,
  ...socialSignInCalls,
  ...systemCalls,
  ...verificationCalls,
  ...walletCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
