import type { TFunction } from 'i18next';
import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import type { ExportPage } from '../record/export/exportPages.ts';
import { readAnswer } from '../record/export/readAnswer.ts';
import query, { type accountExportQuery } from './__generated__/accountExportQuery.graphql.ts';
import type { AccountVariables } from './accountFilter.ts';

/** As many as one answer may hold. */
const pageSize = 100;

// Only named here, so that the compiler writes it.
void graphql`
  query accountExportQuery($wallet: String, $kind: String, $from: CalendarDay, $to: CalendarDay, $first: Int!, $after: String)
  @raw_response_type {
    viewer {
      accountRecords(first: $first, after: $after, wallet: $wallet, kind: $kind, from: $from, to: $to) {
        edges {
          node {
            title
            recordedAt
            reference
            amount {
              amount
              currency
            }
            balanceBefore {
              amount
            }
            balanceAfter {
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

interface AccountExportParts {
  readonly environment: IEnvironment;
  readonly variables: AccountVariables;
  readonly t: TFunction<'accountRecord'>;
  readonly timeZone: string;
}

/** Every movement of a filter as cells: times on the clock of the house, amounts as plain decimals. */
export const accountExport = ({ environment, variables, t, timeZone }: AccountExportParts) => ({
  heads: (['time', 'kind', 'amount', 'before', 'after', 'currency', 'reference'] as const).map((column) => t(`columns.${column}`)),
  async read(after: string | null): Promise<ExportPage> {
    const { viewer } = await readAnswer<accountExportQuery>(environment, query, { ...variables, first: pageSize, after });
    if (!viewer?.accountRecords) throw new Error('no movements');
    const { edges, pageInfo } = viewer.accountRecords;
    return {
      rows: edges.map(({ node }) => [
        formatStamp(node.recordedAt, timeZone),
        node.title,
        node.amount.amount,
        node.balanceBefore.amount,
        node.balanceAfter.amount,
        node.amount.currency,
        node.reference,
      ]),
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    };
  },
});
