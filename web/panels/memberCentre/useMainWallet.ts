import { useCallback, useEffect, useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { MoneyValue } from '../../i18n/formatMoney.ts';
import { refetchQuery } from '../../relay/refetchQuery.ts';
import { tenThousandths } from '../../ui/Money/decimal.ts';
import type { useMainWallet_member$key } from './__generated__/useMainWallet_member.graphql.ts';
import type { useMainWalletQuery } from './__generated__/useMainWalletQuery.graphql.ts';

export interface MainWallet {
  /** What it holds: all that can leave the house. Null where it could not be read. */
  readonly held: MoneyValue | null;
  /** What all wallets hold, where that is more; else null. */
  readonly sum: MoneyValue | null;
  /** Asks what it holds, where something was refused: what is moved to a vendor leaves the balance as it was, so nobody is told. */
  readonly ask: () => void;
}

/** The main wallet of a member, as it is: the balance is told whenever it changes, and what part of it lies in this wallet is asked then. */
export function useMainWallet(member: useMainWallet_member$key | null | undefined): MainWallet {
  const data = useFragment(
    graphql`
      fragment useMainWallet_member on Member {
        balance {
          amount
          currency
          symbol
        }
        wallets {
          main {
            amount
            symbol
          }
        }
      }
    `,
    member,
  );
  const sum = data?.balance ?? null;
  const held = data?.wallets?.main ?? null;
  const ask = useAskAnew(sum?.amount);
  const isMore = sum !== null && held !== null && tenThousandths(sum.amount) > tenThousandths(held.amount);
  return { held, sum: isMore ? sum : null, ask };
}

/** Asks what the main wallet holds as soon as the balance is another one, and when told to. What is shown stays until it is told, and where it is not. */
function useAskAnew(balance: string | undefined): () => void {
  const environment = useRelayEnvironment();
  const known = useRef(balance);
  const ask = useCallback(
    () =>
      refetchQuery<useMainWalletQuery>(
        environment,
        graphql`
          query useMainWalletQuery @raw_response_type {
            viewer {
              id
              wallets {
                main {
                  amount
                  symbol
                }
              }
            }
          }
        `,
        {},
      ).subscribe({ error: () => undefined }),
    [environment],
  );
  useEffect(() => {
    if (balance === known.current) return undefined;
    known.current = balance;
    const asked = ask();
    return () => asked.unsubscribe();
  }, [ask, balance]);
  return ask;
}
