import { popularGameCalls } from './play/popularGames.ts';
import { playLimitCalls } from './identity/playLimit.ts';
import { accountRecordCalls } from './money/accountRecord.ts';
import { agentCalls } from './agents/agent.ts';
import { authenticatorCalls } from './identity/authenticator.ts';
import { betRecordCalls } from './play/bet.ts';
import { visitCalls } from './play/visit.ts';
import { chatCalls } from './content/chat.ts';
import { contactCalls } from './identity/contact.ts';
import { depositCalls } from './money/deposit.ts';
import { recentGameCalls } from './play/recentGames.ts';
import { favouriteCalls } from './play/favourite.ts';
import { gameCalls } from './play/game.ts';
import { feedbackCalls } from './content/feedback.ts';
import { helpCalls } from './content/help.ts';
import { loginVerificationCalls } from './identity/loginVerification.ts';
import { memberCalls } from './identity/member.ts';
import { announcementCalls } from './content/announcement.ts';
import { messageCalls } from './content/message.ts';
import { openSessionCalls } from './identity/openSessions.ts';
import { passwordCalls } from './identity/password.ts';
import { paymentPasswordCalls } from './identity/paymentPassword.ts';
import { profileCalls } from './identity/profile.ts';
import { memberTransferCalls } from './money/memberTransfer.ts';
import { payoutAccountCalls } from './money/payoutAccount.ts';
import { promotionCalls } from './loyalty/promotion.ts';
import { referralCalls } from './loyalty/referral.ts';
import { rememberedLoginCalls } from './identity/rememberedLogin.ts';
import { selfExclusionCalls } from './identity/selfExclusion.ts';
import { serviceCalls } from './content/customerService.ts';
import { sessionCalls } from './identity/session.ts';
import { socialSignInCalls } from './identity/socialSignIn.ts';
import { stepUpCalls } from './identity/stepUp.ts';
import { systemCalls } from './system/site.ts';
import { verificationCalls } from './identity/verification.ts';
import { vendorWalletCalls } from './money/vendorWallet.ts';
import { walletCalls } from './money/wallet.ts';
import { withdrawalCalls } from './money/withdrawal.ts';
import { roundCalls } from './play/round.ts';
import { winnerCalls } from './play/winner.ts';

/** Every upstream call by name. The platform must answer each of them, or it does not compile. */
export const calls = {
  ...accountRecordCalls,
  ...agentCalls,
  ...announcementCalls,
  ...authenticatorCalls,
  ...betRecordCalls,
  ...visitCalls,
  ...chatCalls,
  ...contactCalls,
  ...depositCalls,
  ...favouriteCalls,
  ...gameCalls,
  ...feedbackCalls,
  ...helpCalls,
  ...loginVerificationCalls,
  ...memberCalls,

  ...messageCalls,
  ...openSessionCalls,
  ...passwordCalls,
  ...paymentPasswordCalls,
  ...playLimitCalls,
  ...payoutAccountCalls,
  ...popularGameCalls,
  ...profileCalls,
  ...promotionCalls,
  ...recentGameCalls,
  ...referralCalls,
  ...rememberedLoginCalls,
  ...selfExclusionCalls,
  ...serviceCalls,
  ...sessionCalls,
  ...socialSignInCalls,
  ...stepUpCalls,
  ...systemCalls,
  ...verificationCalls,
  ...vendorWalletCalls,
  ...memberTransferCalls,
  ...walletCalls,
  ...roundCalls,
  ...winnerCalls,
  ...withdrawalCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
