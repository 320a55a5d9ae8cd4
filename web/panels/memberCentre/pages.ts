import type { MemberCentrePageKey } from '../../overlays/panelKeys.ts';
import { accountRecordPage } from './accountRecord/accountRecord.page.ts';
import { betRecordPage } from './betRecord/betRecord.page.ts';
import { bonusDetailsPage } from './bonusDetails/bonusDetails.page.ts';
import { depositPage } from './deposit/deposit.page.ts';
import { limitsPage } from './limits/limits.page.ts';
import { manualRebatePage } from './manualRebate/manualRebate.page.ts';
import { memberTransferPage } from './memberTransfer/memberTransfer.page.ts';
import { messagesPage } from './messages/messages.page.ts';
import { missionLeaderboardPage } from './missionLeaderboard/missionLeaderboard.page.ts';
import { playerRankPage } from './playerRank/playerRank.page.ts';
import { profilePage } from './profile/profile.page.ts';
import { profitPage } from './profit/profit.page.ts';
import { referralPage } from './referral/referral.page.ts';
import { rewardCenterPage } from './rewardCenter/rewardCenter.page.ts';
import { securityCenterPage } from './securityCenter/securityCenter.page.ts';
import { vendorWalletPage } from './vendorWallet/vendorWallet.page.ts';
import { withdrawPage } from './withdraw/withdraw.page.ts';
import type { MemberCentrePage } from './memberCentrePage.ts';

/** Every page, by its key; their order in the menu is that of the keys. */
export const pages: Readonly<Record<MemberCentrePageKey, MemberCentrePage>> = {
  securityCenter: securityCenterPage,
  transferFund: vendorWalletPage,
  depositv2: depositPage,
  withdraw: withdrawPage,
  transferUpline: memberTransferPage,
  personalHistoryCopy: betRecordPage,
  transactionHistory: accountRecordPage,
  personalProfit: profitPage,
  bonusDetails: bonusDetailsPage,
  rewardCenter: rewardCenterPage,
  referral: referralPage,
  missionLeaderboard: missionLeaderboardPage,
  messageV2: messagesPage,
  manualRebate: manualRebatePage,
  playerRank: playerRankPage,
  profile: profilePage,
  limits: limitsPage,
};
