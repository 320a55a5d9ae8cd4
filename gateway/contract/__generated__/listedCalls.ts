import { agentCalls } from '../agents/agent.ts';
import { announcementCalls } from '../content/announcement.ts';
import { chatCalls } from '../content/chat.ts';
import { serviceCalls } from '../content/customerService.ts';
import { feedbackCalls } from '../content/feedback.ts';
import { helpCalls } from '../content/help.ts';
import { messageCalls } from '../content/message.ts';
import { authenticatorCalls } from '../identity/authenticator.ts';
import { avatarCalls } from '../identity/avatar.ts';
import { contactCalls } from '../identity/contact.ts';
import { loginVerificationCalls } from '../identity/loginVerification.ts';
import { memberCalls } from '../identity/member.ts';
import { openSessionCalls } from '../identity/openSessions.ts';
import { passwordCalls } from '../identity/password.ts';
import { paymentPasswordCalls } from '../identity/paymentPassword.ts';
import { playLimitCalls } from '../identity/playLimit.ts';
import { profileCalls } from '../identity/profile.ts';
import { rememberedLoginCalls } from '../identity/rememberedLogin.ts';
import { selfExclusionCalls } from '../identity/selfExclusion.ts';
import { sessionCalls } from '../identity/session.ts';
import { socialIdentityCalls } from '../identity/socialIdentity.ts';
import { socialSignInCalls } from '../identity/socialSignIn.ts';
import { stepUpCalls } from '../identity/stepUp.ts';
import { verificationCalls } from '../identity/verification.ts';
import { promotionCalls } from '../loyalty/promotion.ts';
import { referralCalls } from '../loyalty/referral.ts';
import { accountRecordCalls } from '../money/accountRecord.ts';
import { depositCalls } from '../money/deposit.ts';
import { memberTransferCalls } from '../money/memberTransfer.ts';
import { payoutAccountCalls } from '../money/payoutAccount.ts';
import { vendorWalletCalls } from '../money/vendorWallet.ts';
import { walletCalls } from '../money/wallet.ts';
import { withdrawalCalls } from '../money/withdrawal.ts';
import { betRecordCalls } from '../play/bet.ts';
import { favouriteCalls } from '../play/favourite.ts';
import { gameCalls } from '../play/game.ts';
import { popularGameCalls } from '../play/popularGames.ts';
import { recentGameCalls } from '../play/recentGames.ts';
import { roomCalls } from '../play/room.ts';
import { roundCalls } from '../play/round.ts';
import { visitCalls } from '../play/visit.ts';
import { winnerCalls } from '../play/winner.ts';
import { systemCalls } from '../system/site.ts';

/** @generated from the nouns of gateway/contract */
export const listedCalls = {
  ...agentCalls,
  ...announcementCalls,
  ...chatCalls,
  ...serviceCalls,
  ...feedbackCalls,
  ...helpCalls,
  ...messageCalls,
  ...authenticatorCalls,
  ...avatarCalls,
  ...contactCalls,
  ...loginVerificationCalls,
  ...memberCalls,
  ...openSessionCalls,
  ...passwordCalls,
  ...paymentPasswordCalls,
  ...playLimitCalls,
  ...profileCalls,
  ...rememberedLoginCalls,
  ...selfExclusionCalls,
  ...sessionCalls,
  ...socialIdentityCalls,
  ...socialSignInCalls,
  ...stepUpCalls,
  ...verificationCalls,
  ...promotionCalls,
  ...referralCalls,
  ...accountRecordCalls,
  ...depositCalls,
  ...memberTransferCalls,
  ...payoutAccountCalls,
  ...vendorWalletCalls,
  ...walletCalls,
  ...withdrawalCalls,
  ...betRecordCalls,
  ...favouriteCalls,
  ...gameCalls,
  ...popularGameCalls,
  ...recentGameCalls,
  ...roomCalls,
  ...roundCalls,
  ...visitCalls,
  ...winnerCalls,
  ...systemCalls,
} as const;
