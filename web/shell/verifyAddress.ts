/** Where a round is checked that is over. */
export const verifyAddress = (roundId: string): string => `/verify?${new URLSearchParams({ round: roundId })}`;
