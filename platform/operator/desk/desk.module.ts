import type { PlatformModule } from '../../core/module.ts';
import { announcementPages, type AnnouncementPageParts } from './announcementPages.ts';
import { avatarPages, type AvatarPageParts } from './avatarPages.ts';
import { bannerPages, type BannerPageParts } from './bannerPages.ts';
import { correctionPages, type CorrectionPageParts } from './correctionPages.ts';
import { createDesk } from './deskApp.ts';
import { depositPages, type DepositPageParts } from './depositPages.ts';
import { deskTexts } from './deskTexts.ts';
import { type EntryParts, entryRoutes } from './entryRoutes.ts';
import { flagPages, type FlagPageParts } from './flagPages.ts';
import { feedbackPages, type FeedbackPageParts } from './feedbackPages.ts';
import { housePages, type HousePageParts } from './housePages.ts';
import { memberPages, type MemberPageParts } from './memberPages.ts';
import { operatorPages, type OperatorPageParts } from './operatorPages.ts';
import { promoBarPages, type PromoBarPageParts } from './promoBarPages.ts';
import { reportPages, type ReportPageParts } from './reportPages.ts';
import { withdrawalPages, type WithdrawalPageParts } from './withdrawalPages.ts';

interface Needs
  extends
    Omit<EntryParts, 'operatorKey'>,
    MemberPageParts,
    AvatarPageParts,
    DepositPageParts,
    WithdrawalPageParts,
    CorrectionPageParts,
    HousePageParts,
    AnnouncementPageParts,
    BannerPageParts,
    PromoBarPageParts,
    FeedbackPageParts,
    FlagPageParts,
    ReportPageParts,
    OperatorPageParts {
  readonly operatorKey: string | undefined;
}

/** The desk of those who run the house; served where there is a key by which the first of them can be made. */
export const deskModule = {
  name: 'desk',
  texts: deskTexts,
  routes: ({ operatorKey, ...needs }: Needs) => {
    if (operatorKey === undefined) return undefined;
    const desk = createDesk(needs);
    entryRoutes(desk, { ...needs, operatorKey });
    for (const pages of [
      memberPages,
      avatarPages,
      depositPages,
      withdrawalPages,
      correctionPages,
      housePages,
      announcementPages,
      bannerPages,
      promoBarPages,
      feedbackPages,
      flagPages,
      reportPages,
      operatorPages,
    ])
      pages(desk, needs);
    return desk.app;
  },
} satisfies PlatformModule;
