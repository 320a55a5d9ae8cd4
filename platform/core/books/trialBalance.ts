/** What all accounts of one kind come to. */
export interface TrialBalanceLine {
  readonly owner: 'member' | 'house';
  /** Purpose of the accounts, such as `cash`, `vendor:XGS`, `hold`; of the house, `games`. */
  readonly purpose: string;
  readonly currency: string;
  /** Accounts that were posted on. */
  readonly accounts: number;
  /** Sum of their postings, in ten-thousandths; below zero where a side of the house has paid more than it was paid. */
  readonly amount: bigint;
}

interface Account {
  readonly member_id: string | null;
  readonly purpose: string;
  readonly currency: string;
}

/** Adds up accounts as they pass by. */
export interface TrialBalance {
  add(account: Account, amount: bigint): void;
  /** By currency, the house last. */
  lines(): readonly TrialBalanceLine[];
}

const order = ({ currency, owner, purpose }: TrialBalanceLine): string => `${currency} ${owner === 'house' ? 1 : 0} ${purpose}`;

export function createTrialBalance(): TrialBalance {
  const sums = new Map<string, TrialBalanceLine>();
  return {
    add({ member_id: memberId, purpose, currency }, amount) {
      const owner = memberId === null ? 'house' : 'member';
      const key = `${owner} ${purpose} ${currency}`;
      const { accounts = 0, amount: before = 0n } = sums.get(key) ?? {};
      sums.set(key, { owner, purpose, currency, accounts: accounts + 1, amount: before + amount });
    },
    lines: () => [...sums.values()].toSorted((left, right) => (order(left) < order(right) ? -1 : 1)),
  };
}

/** What each currency comes to over all accounts: zero, for a posting gives what it takes. */
export function totals(lines: readonly TrialBalanceLine[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of lines) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  return sums;
}
