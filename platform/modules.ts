import { agentModule } from './agents/agent/agent.module.ts';
import type { FirstAnnouncement } from './content/announcement/announcement.ts';
import { announcementModule } from './content/announcement/announcement.module.ts';
import type { Banner } from './content/banner/banner.ts';
import { messageModule } from './content/message/message.module.ts';
import { bannerModule } from './content/banner/banner.module.ts';
import { chatModule } from './content/chat/chat.module.ts';
import { chatRoomModule } from './content/chatRoom/chatRoom.module.ts';
import { customerServiceModule } from './content/customerService/customerService.module.ts';
import type { PromoBar } from './content/promoBar/promoBar.ts';
import { promoBarModule } from './content/promoBar/promoBar.module.ts';
import type { Resource } from './content/resource/resource.ts';
import { resourceModule } from './content/resource/resource.module.ts';
import { feedbackModule } from './content/feedback/feedback.module.ts';
import type { HelpArticle } from './content/help/helpArticle.ts';
import { helpModule } from './content/help/help.module.ts';
import { artModule } from './content/art/art.module.ts';
import { contentModule } from './core/content/content.module.ts';
import { eventsModule } from './core/events/events.module.ts';
import { auditModule } from './core/audit/audit.module.ts';
import type { ChainHeadStore } from './core/books/chainHead.ts';
import { booksModule } from './core/books/books.module.ts';
import type { BooksWatch } from './core/books/watchBooks.ts';
import { jobsModule } from './core/jobs/jobs.module.ts';
import { ledgerModule } from './core/ledger/ledger.module.ts';
import { limitsModule } from './core/limits/limits.module.ts';
import type { Log } from './core/log.ts';
import { moduleList } from './core/module.ts';
import type { PlatformParts } from './core/parts.ts';
import type { KeyRotation } from './core/secrets/keyRotation.ts';
import { secretsModule } from './core/secrets/secrets.module.ts';
import type { Texts } from './core/text/texts.ts';
import { avatarModule } from './identity/avatar/avatar.module.ts';
import { authenticatorModule } from './identity/authenticator/authenticator.module.ts';
import { contactModule } from './identity/contact/contact.module.ts';
import { memberModule } from './identity/member/member.module.ts';
import { passwordModule } from './identity/password/password.module.ts';
import { paymentPasswordModule } from './identity/paymentPassword/paymentPassword.module.ts';
import { secondFactorModule } from './identity/secondFactor/secondFactor.module.ts';
import { stepUpModule } from './identity/stepUp/stepUp.module.ts';
import { passwordHashingModule } from './identity/passwordHashing/passwordHashing.module.ts';
import type { PasswordWork } from './identity/passwordHashing/passwords.ts';
import { playLimitModule } from './identity/playLimit/playLimit.module.ts';
import { profileModule } from './identity/profile/profile.module.ts';
import { registrationModule } from './identity/registration/registration.module.ts';
import { excludedIdentityModule } from './identity/excludedIdentity/excludedIdentity.module.ts';
import { sessionModule } from './identity/session/session.module.ts';
import { socialModule } from './identity/social/social.module.ts';
import { socialIdentityModule } from './identity/socialIdentity/socialIdentity.module.ts';
import { verificationModule } from './identity/verification/verification.module.ts';
import { abuseFlagModule } from './loyalty/abuseFlag/abuseFlag.module.ts';
import { giftClaimModule } from './loyalty/giftClaim/giftClaim.module.ts';
import type { Promotion } from './loyalty/promotion/promotion.ts';
import { promotionModule } from './loyalty/promotion/promotion.module.ts';
import { referralModule } from './loyalty/referral/referral.module.ts';
import { accountRecordModule } from './money/accountRecord/accountRecord.module.ts';
import { depositModule } from './money/deposit/deposit.module.ts';
import { memberTransferModule } from './money/memberTransfer/memberTransfer.module.ts';
import { vendorWalletModule } from './money/vendorWallet/vendorWallet.module.ts';
import { payeeModule } from './money/payee/payee.module.ts';
import { payoutAccountModule } from './money/payoutAccount/payoutAccount.module.ts';
import { withdrawalModule } from './money/withdrawal/withdrawal.module.ts';
import { walletModule } from './money/wallet/wallet.module.ts';
import { betModule } from './play/bet/bet.module.ts';
import { favouriteModule } from './play/favourite/favourite.module.ts';
import { gameModule } from './play/game/game.module.ts';
import { gamePagesModule } from './play/games/gamePages.module.ts';
import { winnerModule } from './play/winner/winner.module.ts';
import type { TitleRegistry } from './play/family/titleRegistry.ts';
import { roomModule } from './play/room/room.module.ts';
import { roundModule } from './play/round/round.module.ts';
import { seamlessWalletModule } from './play/seamlessWallet/seamlessWallet.module.ts';
import { studioModule } from './play/studio/studio.module.ts';
import { chatDeskModule } from './operator/chatDesk/chatDesk.module.ts';
import { correctionModule } from './operator/correction/correction.module.ts';
import { deskModule } from './operator/desk/desk.module.ts';
import { memberNoteModule } from './operator/memberNote/memberNote.module.ts';
import { operatorAccountModule } from './operator/operatorAccount/operatorAccount.module.ts';
import type { Vendor } from './play/vendor/vendor.ts';
import { vendorModule } from './play/vendor/vendor.module.ts';
import type { Pictures } from './content/picture/picture.ts';
import type { EmbeddedIdentity } from './providers/embedded/embeddedIdentity.ts';
import type { GameVendors } from './providers/vendor/gameVendor.ts';
import type { Ask, GameVendorEndpoint } from './providers/vendor/httpGameVendor.ts';
import type { IdentityProvider } from './providers/identity/identityProvider.ts';
import type { MailProvider } from './providers/message/mail.ts';
import { embeddedVendorModule } from './providers/embedded/embeddedVendor.module.ts';
import type { EmbeddedPaymentProvider } from './providers/embedded/embeddedPayment.ts';
import { messagesModule } from './providers/message/messages.module.ts';
import type { PayoutProvider } from './providers/payment/payoutProvider.ts';
import type { PaymentProvider } from './providers/payment/payment.ts';
import { paymentsModule } from './providers/payment/payments.module.ts';
import type { PhoneService } from './providers/phoneService.ts';
import type { SmsProvider } from './providers/message/sms.ts';
import type { VendorWallets } from './providers/vendor/vendorWallets.ts';
import { domainRouteModule } from './system/domainRoute/domainRoute.module.ts';
import { outboxModule } from './system/outbox/outbox.module.ts';
import { payPageModule } from './system/payPage/payPage.module.ts';
import { siteModule } from './system/site/site.module.ts';

/** What the brand has to show. */
export interface BrandContent {
  /** Games in every version that was ever played; which of them it has is in the store. */
  readonly titles: TitleRegistry;
  readonly pictures: Pictures;
  /** What the store begins with: */
  readonly vendors: readonly Vendor[];
  /** Codes of the games put forward, first one first. */
  readonly featured: readonly string[];
  readonly announcements: readonly FirstAnnouncement[];
  readonly banners: readonly Banner[];
  readonly promotions: readonly Promotion[];
  readonly helpArticles: readonly HelpArticle[];
  readonly resources: readonly Resource[];
  readonly promoBars: readonly PromoBar[];
}

/** What every module can count on; `app.ts` gives it. */
export interface GivenParts extends PlatformParts, BrandContent {
  readonly texts: Texts;
  readonly log: Log;
  /** Where the head of the audit trail's chain is kept; undefined where nowhere. */
  readonly auditHead: ChainHeadStore | undefined;
  readonly mail: MailProvider;
  readonly sms: SmsProvider;
  readonly vendorWallets: VendorWallets;
  /** Vendors whose games run elsewhere. */
  readonly gameVendors: GameVendors;
  /** The one of them that is for trying out; undefined where there are no stand-ins. */
  readonly studio: GameVendorEndpoint | undefined;
  /** How that one and the house reach each other. */
  readonly ask: Ask;
  readonly givenPhoneService: PhoneService | undefined;
  /** Undefined where nobody pays members out but the house, by hand. */
  readonly payoutProvider: PayoutProvider | undefined;
  /** Undefined where no money can be brought in by way of anybody. */
  readonly paymentProvider: PaymentProvider | undefined;
  /** The same, where it is the one for trying out. */
  readonly embeddedPayments: EmbeddedPaymentProvider | undefined;
  readonly passwordWork: PasswordWork | undefined;
  readonly identityProviders: readonly IdentityProvider[];
  readonly embeddedIdentities: readonly EmbeddedIdentity[];
  readonly outbox: boolean;
  readonly pagesDir: string;
  /** What the command that makes operators proves itself by; undefined where there is no desk. */
  readonly operatorKey: string | undefined;
  /** Who watches over the books; undefined in most tests. */
  readonly booksWatch: BooksWatch | undefined;
  /** Seals anew what older keys have sealed; undefined where keys never change. */
  readonly keyRotation: KeyRotation | undefined;
  /** Ends what is answered for as long as it is listened to. */
  readonly stopping: AbortSignal;
}

/**
 * All that the platform consists of. A module stands behind those whose services it needs: in another order, without one of them, or
 * with a call that two of them answer, this does not compile.
 */
export const modules = moduleList<GivenParts>()
  .with(ledgerModule)
  .with(booksModule)
  .with(auditModule)
  .with(jobsModule)
  .with(eventsModule)
  .with(limitsModule)
  .with(secretsModule)
  .with(messagesModule)
  .with(embeddedVendorModule)
  .with(paymentsModule)
  .with(passwordHashingModule)
  .with(memberModule)
  .with(payeeModule)
  .with(excludedIdentityModule)
  .with(messageModule)
  .with(verificationModule)
  .with(authenticatorModule)
  .with(socialIdentityModule)
  .with(sessionModule)
  .with(abuseFlagModule)
  .with(giftClaimModule)
  .with(promotionModule)
  .with(contactModule)
  .with(playLimitModule)
  .with(avatarModule)
  .with(profileModule)
  .with(socialModule)
  .with(agentModule)
  .with(registrationModule)
  .with(passwordModule)
  .with(secondFactorModule)
  .with(paymentPasswordModule)
  .with(stepUpModule)
  .with(contentModule)
  .with(resourceModule)
  .with(promoBarModule)
  .with(domainRouteModule)
  .with(siteModule)
  .with(walletModule)
  .with(accountRecordModule)
  .with(depositModule)
  .with(payoutAccountModule)
  .with(withdrawalModule)
  .with(memberTransferModule)
  .with(vendorModule)
  .with(vendorWalletModule)
  .with(gameModule)
  .with(favouriteModule)
  .with(betModule)
  .with(winnerModule)
  .with(bannerModule)
  .with(announcementModule)
  .with(referralModule)
  .with(helpModule)
  .with(feedbackModule)
  .with(artModule)
  .with(outboxModule)
  .with(payPageModule)
  .with(chatModule)
  .with(customerServiceModule)
  .with(chatRoomModule)
  .with(operatorAccountModule)
  .with(memberNoteModule)
  .with(correctionModule)
  .with(chatDeskModule)
  .with(deskModule)
  .with(roundModule)
  .with(roomModule)
  .with(gamePagesModule)
  .with(seamlessWalletModule)
  .with(studioModule);
