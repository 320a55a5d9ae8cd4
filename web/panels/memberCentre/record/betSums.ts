import { graphql, readInlineData } from 'react-relay/hooks';
import type { betSums_totals$key } from './__generated__/betSums_totals.graphql.ts';

/** What bets come to together: staked, paid out, and what is left of it. */
export const betSums = (totals: betSums_totals$key) =>
  readInlineData(
    graphql`
      fragment betSums_totals on BetTotals @inline {
        stake {
          amount
          symbol
        }
        win {
          amount
          symbol
        }
        net {
          amount
          symbol
        }
      }
    `,
    totals,
  );
