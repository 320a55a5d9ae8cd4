import type { TFunction } from 'i18next';
import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import type { ExportPage } from '../record/export/exportPages.ts';
import { readAnswer } from '../record/export/readAnswer.ts';
import type { BetFilter } from './__generated__/BetRecordPageQuery.graphql.ts';
import query, { type betExportQuery } from './__generated__/betExportQuery.graphql.ts';
import { betNet } from './betNet.ts';

/** As many as one answer may hold. */
const pageSize = 100;

// Only named here, so that the compiler writes it.
void graphql`
  query betExportQuery($filter: BetFilter, $first: Int!, $after: String) @raw_response_type {
    viewer {
      bets(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            id
            reference
            gameName
            vendorName
            category
            placedAt
            status
            stake {
              amount
              currency
            }
            win {
              amount
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

interface BetExportParts {
  readonly environment: IEnvironment;
  readonly filter: BetFilter;
  readonly t: TFunction<['betRecord', 'shell']>;
  readonly timeZone: string;
}

/** Every bet of a filter as cells: times on the clock of the house, amounts as plain decimals, which every language's spreadsheet reads. */
export const betExport = ({ environment, filter, t, timeZone }: BetExportParts) => ({
  heads: [
    ...(['time', 'game', 'category', 'vendor', 'stake', 'win', 'net'] as const).map((column) => t(`columns.${column}`)),
    t('columns.currency'),
    t('columns.status'),
    t('columns.id'),
  ],
  async read(after: string | null): Promise<ExportPage> {
    const { viewer } = await readAnswer<betExportQuery>(environment, query, { filter, first: pageSize, after });
    if (!viewer?.bets) throw new Error('no bets');
    const { edges, pageInfo } = viewer.bets;
    return {
      rows: edges.map(({ node }) => [
        formatStamp(node.placedAt, timeZone),
        node.gameName,
        t(`shell:category.${node.category}`),
        node.vendorName,
        node.stake.amount,
        node.win.amount,
        betNet(node) ?? '',
        node.stake.currency,
        t([`statuses.${node.status}`, 'statuses.PLACED']),
        node.reference,
      ]),
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    };
  },
});
