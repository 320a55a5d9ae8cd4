/** Pages of the member centre, by the names the address knows them by, in the order of its menu. */
export const memberCentrePages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
  'playerRank',
  'profile',
  'limits',
] as const;
/** Those of the agent centre. */
export const agentCentrePages = ['agentTeamOverview'] as const;

export type MemberCentrePageKey = (typeof memberCentrePages)[number];
export type AgentCentrePageKey = (typeof agentCentrePages)[number];
export type PanelKey = MemberCentrePageKey | AgentCentrePageKey;

export const isMemberCentrePage = (key: string | null): key is MemberCentrePageKey => memberCentrePages.some((known) => known === key);
export const isAgentCentrePage = (key: string | null): key is AgentCentrePageKey => agentCentrePages.some((known) => known === key);
