import type { Frame } from './frame.ts';

export interface FollowedBalance {
  /** Whether a round is under way: until it is shown, no other balance is told than the one that it brings. */
  underWay(isUnderWay: boolean): void;
  /** What is shown is not so: it has moved, and nobody has told of it. */
  moved(): void;
}

/**
 * Asks for the balance whenever the site says that money has moved. Of what moves while a round is under way its own answer may know nothing:
 * that is asked for once the round is over.
 */
export function followBalance({
  frame,
  ask,
  take,
}: {
  readonly frame: Frame;
  ask(): Promise<string>;
  take(balance: string): void;
}): FollowedBalance {
  let rounds = 0;
  let isUnderWay = false;
  let hasMoved = false;
  const look = (): void => {
    hasMoved = false;
    const own = rounds;
    void ask().then(
      (balance) => {
        // What was asked for before a round knows nothing of it.
        if (own === rounds && !isUnderWay) take(balance);
      },
      // The meter keeps what was said last.
      () => undefined,
    );
  };
  const moved = (): void => {
    hasMoved = true;
    if (!isUnderWay) look();
  };
  frame.onBalance(moved);
  return {
    moved,
    underWay(next) {
      if (next && !isUnderWay) rounds += 1;
      isUnderWay = next;
      if (!isUnderWay && hasMoved) look();
    },
  };
}
