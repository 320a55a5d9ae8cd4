import {
  ChartColumn,
  ScrollText,
  Sparkles,
  Gift,
  History,
  Landmark,
  HandCoins,
  type LucideIcon,
  Mail,
  Medal,
  PiggyBank,
  ShieldAlert,
  ShieldCheck,
  Target,
  UserPlus,
  UserRoundPen,
  Wallet,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { fetchQuery } from 'react-relay/hooks';
import type { ConcreteRequest, IEnvironment, Variables } from 'relay-runtime';
import { loadChunk } from '../../chunks/loadChunk.ts';
import type { MemberCentrePageKey } from '../../overlays/usePanel.ts';
import accountRecordQuery from './accountRecord/__generated__/AccountRecordPageQuery.graphql.ts';
import { accountVariables, readAccountFilter } from './accountRecord/accountFilter.ts';
import { filterInput, readBetFilter } from './betRecord/betFilter.ts';
import betRecordQuery from './betRecord/__generated__/BetRecordPageQuery.graphql.ts';
import bonusDetailsQuery from './bonusDetails/__generated__/BonusDetailsPageQuery.graphql.ts';
import depositQuery from './deposit/__generated__/DepositPageQuery.graphql.ts';
import limitsQuery from './limits/__generated__/LimitsPageQuery.graphql.ts';
import messagesQuery from './messages/__generated__/MessagesPageQuery.graphql.ts';
import profileQuery from './profile/__generated__/ProfilePageQuery.graphql.ts';
import rankQuery from './playerRank/__generated__/PlayerRankPageQuery.graphql.ts';
import referralQuery from './referral/__generated__/ReferralPageQuery.graphql.ts';
import securityQuery from './securityCenter/__generated__/SecurityCenterPageQuery.graphql.ts';
import withdrawQuery from './withdraw/__generated__/WithdrawPageQuery.graphql.ts';
import type { PageProps } from './PageProps.ts';
import walletsQuery from './vendorWallet/__generated__/VendorWalletPageQuery.graphql.ts';
import timeZoneQuery from './__generated__/useTimeZoneQuery.graphql.ts';

/** A page of the member centre. Adding one is adding an entry here and its key to `memberCentrePages`. */
export interface MemberCentrePage {
  readonly key: MemberCentrePageKey;
  readonly icon: LucideIcon;
  readonly Page: ComponentType<PageProps>;
  /** Asks for the newest data of the page at an address, beside its code; the page joins that request. Rejects when there is no answer. */
  readonly load: (environment: IEnvironment, parameters: URLSearchParams) => Promise<unknown>;
}

type VariablesAt = (parameters: URLSearchParams) => Variables;
const noVariables: VariablesAt = () => ({});

const loader =
  (query: ConcreteRequest, variablesAt = noVariables) =>
  (environment: IEnvironment, parameters: URLSearchParams) =>
    fetchQuery(environment, query, variablesAt(parameters), { fetchPolicy: 'network-only' }).toPromise();

const askZone = (environment: IEnvironment): Promise<unknown> =>
  fetchQuery(environment, timeZoneQuery, {}, { fetchPolicy: 'store-or-network' }).toPromise();

/** Of a page that tells dates: the house's time zone, where it is not known yet, is on its way beside what the page asks. */
const datedLoader =
  (query: ConcreteRequest, variablesAt?: VariablesAt) => async (environment: IEnvironment, parameters: URLSearchParams) => {
    await Promise.all([loader(query, variablesAt)(environment, parameters), askZone(environment)]);
  };

/** Of a page that shows nothing that is asked for. */
const asksNothing = async () => undefined;

/** In the order of the menu. */
export const pages: readonly MemberCentrePage[] = [
  {
    key: 'securityCenter',
    icon: ShieldCheck,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./securityCenter/SecurityCenterPage.tsx'))).SecurityCenterPage })),
    load: datedLoader(securityQuery),
  },
  {
    key: 'transferFund',
    icon: Wallet,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./vendorWallet/VendorWalletPage.tsx'))).VendorWalletPage })),
    load: datedLoader(walletsQuery),
  },
  {
    key: 'depositv2',
    icon: PiggyBank,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./deposit/DepositPage.tsx'))).DepositPage })),
    load: loader(depositQuery),
  },
  {
    key: 'withdraw',
    icon: Landmark,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./withdraw/WithdrawPage.tsx'))).WithdrawPage })),
    load: datedLoader(withdrawQuery),
  },
  {
    key: 'personalHistoryCopy',
    icon: History,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./betRecord/BetRecordPage.tsx'))).BetRecordPage })),
    load: datedLoader(betRecordQuery, (parameters) => ({ filter: filterInput(readBetFilter(parameters)) })),
  },
  {
    key: 'transactionHistory',
    icon: ScrollText,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./accountRecord/AccountRecordPage.tsx'))).AccountRecordPage })),
    load: datedLoader(accountRecordQuery, (parameters) => accountVariables(readAccountFilter(parameters))),
  },
  {
    key: 'personalProfit',
    icon: ChartColumn,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./profit/ProfitPage.tsx'))).ProfitPage })),
    // What it asks follows from the day that it is in the house's zone.
    load: askZone,
  },
  {
    key: 'bonusDetails',
    icon: Sparkles,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./bonusDetails/BonusDetailsPage.tsx'))).BonusDetailsPage })),
    load: datedLoader(bonusDetailsQuery),
  },
  {
    key: 'rewardCenter',
    icon: Gift,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./rewardCenter/RewardCenterPage.tsx'))).RewardCenterPage })),
    load: asksNothing,
  },
  {
    key: 'referral',
    icon: UserPlus,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./referral/ReferralPage.tsx'))).ReferralPage })),
    load: datedLoader(referralQuery),
  },
  {
    key: 'missionLeaderboard',
    icon: Target,
    Page: lazy(async () => ({
      default: (await loadChunk(() => import('./missionLeaderboard/MissionLeaderboardPage.tsx'))).MissionLeaderboardPage,
    })),
    load: asksNothing,
  },
  {
    key: 'messageV2',
    icon: Mail,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./messages/MessagesPage.tsx'))).MessagesPage })),
    load: datedLoader(messagesQuery),
  },
  {
    key: 'manualRebate',
    icon: HandCoins,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./manualRebate/ManualRebatePage.tsx'))).ManualRebatePage })),
    load: asksNothing,
  },
  {
    key: 'playerRank',
    icon: Medal,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./playerRank/PlayerRankPage.tsx'))).PlayerRankPage })),
    load: loader(rankQuery),
  },
  {
    key: 'profile',
    icon: UserRoundPen,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./profile/ProfilePage.tsx'))).ProfilePage })),
    load: loader(profileQuery),
  },
  {
    key: 'limits',
    icon: ShieldAlert,
    Page: lazy(async () => ({ default: (await loadChunk(() => import('./limits/LimitsPage.tsx'))).LimitsPage })),
    load: loader(limitsQuery),
  },
];
