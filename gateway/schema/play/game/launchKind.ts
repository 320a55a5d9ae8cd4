/** How a game is opened: in the frame, as a popup list of a vendor's games, or on one of the lottery screens. */
export type LaunchKind = 'FRAME' | 'VENDOR_GAMES' | 'LOTTERY' | 'VIETNAM_LOTTERY' | 'SEA_LOTTERY';

export interface Launchable {
  readonly gameType: string;
  readonly vassalage: string;
  readonly accountTypeName?: string | undefined;
  readonly isGame?: string | undefined;
}

/**
 * Lotteries are told apart by the account their stakes come from; a lottery of an unknown account, like
 * every other game, is a third party's: a tile that stands for a vendor opens its list, the rest the frame.
 */
export function launchKind({ gameType, vassalage, accountTypeName, isGame }: Launchable): LaunchKind {
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    if (accountTypeName === 'TCG_SEA') return 'SEA_LOTTERY';
    if (accountTypeName === 'TCG_LOTTO_VN' || vassalage === 'TCG_LOTTO_VN') return 'VIETNAM_LOTTERY';
    if (accountTypeName === 'LOTT' || accountTypeName === 'ELOTT') return 'LOTTERY';
  }
  return isGame === 'VASSALAGE' ? 'VENDOR_GAMES' : 'FRAME';
}
