import { languageCodes } from '#contract/languages.ts';
import type { PlatformModule } from '../../core/module.ts';
import { chatDeskPage } from '../chatDesk/chatDeskRoutes.ts';
import { countWaiting } from '../chatDesk/conversations.ts';
import { announcementPages, type AnnouncementPageParts } from './content/announcementPages.ts';
import { auditPages, type AuditPageParts } from './operators/auditPages.ts';
import { bannerPages, type BannerPageParts } from './content/bannerPages.ts';
import { bookPages, type BookPageParts } from './money/bookPages.ts';
import { correctionPages, type CorrectionPageParts } from './money/correctionPages.ts';
import { createDesk } from './app/createDesk.ts';
import type { Desk } from './app/desk.ts';
import { depositPages, type DepositPageParts } from './money/depositPages.ts';
import { deskTexts } from './deskTexts.ts';
import { type EntryParts, entryRoutes } from './operators/entryRoutes.ts';
import { flagPages, type FlagPageParts } from './members/flagPages.ts';
import { feedbackPages, type FeedbackPageParts } from './content/feedbackPages.ts';
import { jobPages } from './jobPages.ts';
import { memberPages, type MemberPageParts } from './members/memberPages.ts';
import { operatorPages, type OperatorPageParts } from './operators/operatorPages.ts';
import { promoBarPages, type PromoBarPageParts } from './content/promoBarPages.ts';
import { recordPages } from './records/recordPages.ts';
import { reportPages, type ReportPageParts } from './content/reportPages.ts';
import { withdrawalPages, type WithdrawalPageParts } from './money/withdrawalPages.ts';

interface Needs
  extends
    Omit<EntryParts, 'operatorKey'>,
    MemberPageParts,
    DepositPageParts,
    WithdrawalPageParts,
    CorrectionPageParts,
    BookPageParts,
    AuditPageParts,
    AnnouncementPageParts,
    BannerPageParts,
    PromoBarPageParts,
    FeedbackPageParts,
    FlagPageParts,
    ReportPageParts,
    OperatorPageParts {
  readonly operatorKey: string | undefined;
}

/** The chats have a page with a script of its own. */
const chats = ({ menu }: Desk, { db }: Pick<Needs, 'db'>): void =>
  menu.add({ ...chatDeskPage, title: 'chats', waiting: () => countWaiting(db) });

/** The desk of those who run the house; served where there is a key by which the first of them can be made. */
export const deskModule = {
  name: 'desk',
  texts: deskTexts,
  // The longest form has 5,000 characters in each language: of Chinese or Thai, each is nine bytes as it is sent.
  largest: { under: '/operator/', bytes: languageCodes.length * 50 * 1024 },
  routes: ({ operatorKey, ...needs }: Needs) => {
    if (operatorKey === undefined) return undefined;
    const desk = createDesk(needs);
    entryRoutes(desk, { ...needs, operatorKey });
    // In the order of the menu.
    for (const pages of [
      memberPages,
      recordPages,
      depositPages,
      withdrawalPages,
      flagPages,
      correctionPages,
      bookPages,
      announcementPages,
      bannerPages,
      promoBarPages,
      feedbackPages,
      chats,
      reportPages,
      jobPages,
      auditPages,
      operatorPages,
    ])
      pages(desk, needs);
    desk.notFound();
    return desk.app;
  },
} satisfies PlatformModule;
