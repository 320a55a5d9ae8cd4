import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { overlayParameters, panelParameter } from './overlayParameters.ts';

/** Pages of the member centre that stand, by the names the address knows them by. */
const memberCentrePages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
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
const agentCentrePages = ['agentTeamOverview'] as const;
export type MemberCentrePageKey = (typeof memberCentrePages)[number];
export type AgentCentrePageKey = (typeof agentCentrePages)[number];
export type PanelKey = MemberCentrePageKey | AgentCentrePageKey;

export const isMemberCentrePage = (key: string | null): key is MemberCentrePageKey => memberCentrePages.some((known) => known === key);
export const isAgentCentrePage = (key: string | null): key is AgentCentrePageKey => agentCentrePages.some((known) => known === key);

/** The `?panel=` of an address, or `null` where it names none that stands. */
function panelOf(parameters: URLSearchParams): PanelKey | null {
  const key = parameters.get(panelParameter);
  return isMemberCentrePage(key) || isAgentCentrePage(key) ? key : null;
}

/**
 * Panels lie over the current screen and are part of its address, so that they can be shared, reloaded and left by the
 * browser's back button. `close` drops the panel's own parameters (`panel.*`) too. A panel takes the place of a dialog that the address names.
 */
export function usePanel(): { panel: PanelKey | null; open(key: PanelKey): void; close(): void } {
  const [parameters, setParameters] = useSearchParams();
  const panel = panelOf(parameters);
  const open = useCallback(
    (key: PanelKey) =>
      setParameters(
        (before) => {
          const next = overlayParameters.without(before);
          next.set(panelParameter, key);
          return next;
        },
        // Once more the same is no second step back.
        { preventScrollReset: true, replace: panel === key },
      ),
    [setParameters, panel],
  );
  const close = useCallback(() => setParameters(overlayParameters.without, { preventScrollReset: true }), [setParameters]);
  return { panel, open, close };
}
