import { History, type LucideIcon, PiggyBank } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { fetchQuery } from 'react-relay/hooks';
import type { ConcreteRequest, IEnvironment } from 'relay-runtime';
import type { PanelKey } from '../../shell/usePanel.ts';
import betRecordQuery from './betRecord/__generated__/BetRecordPageQuery.graphql.ts';
import depositQuery from './deposit/__generated__/DepositPageQuery.graphql.ts';

export interface PageProps {
  /** A new value asks the gateway again. */
  fetchKey: number;
}

/** A page of the member centre. Adding one is adding an entry here and its key to `panelKeys`. */
export interface MemberCentrePage {
  readonly key: PanelKey;
  readonly icon: LucideIcon;
  readonly Page: ComponentType<PageProps>;
  /** Starts the page's query while its code is on its way; the page joins that request. */
  readonly load: (environment: IEnvironment) => void;
}

const loader = (query: ConcreteRequest) => (environment: IEnvironment) => {
  // A failure is shown by the page itself, which asks the same.
  fetchQuery(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined });
};

/** In the order of the menu. */
export const pages: readonly MemberCentrePage[] = [
  {
    key: 'depositv2',
    icon: PiggyBank,
    Page: lazy(async () => ({ default: (await import('./deposit/DepositPage.tsx')).DepositPage })),
    load: loader(depositQuery),
  },
  {
    key: 'personalHistoryCopy',
    icon: History,
    Page: lazy(async () => ({ default: (await import('./betRecord/BetRecordPage.tsx')).BetRecordPage })),
    load: loader(betRecordQuery),
  },
];
