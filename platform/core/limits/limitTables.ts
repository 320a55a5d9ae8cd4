/** One try that counts against a limit, such as a guessed password. */
export interface AttemptTable {
  id: string;
  /** What is limited, such as `login:account:linh`. */
  scope: string;
  at: bigint;
}

/** A challenge whose solution was taken. */
export interface SpentChallengeTable {
  challenge: string;
  expires_at: bigint;
}
