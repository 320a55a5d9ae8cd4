/** What decides where a game is played. */
export interface LaunchTarget {
  readonly id: string;
  readonly code: string;
  readonly launchKind: string;
  /** The play a lottery opens with, where the operator names one. */
  readonly playType: string | null | undefined;
}

/** The address a game is played at. Lotteries of the site have screens of their own; everything else runs in the game frame. */
export function launchAddress({ id, code, launchKind, playType }: LaunchTarget): string {
  if (launchKind === 'LOTTERY') {
    return code && playType ? `/lottery?${new URLSearchParams({ gameCode: code, playType })}` : '/lottery';
  }
  if (launchKind === 'VIETNAM_LOTTERY') return `/vnlottery?${new URLSearchParams({ gameCode: code })}`;
  return `/game?${new URLSearchParams({ game: id })}`;
}

/** The address of a room, where a game is played against other members. */
export const roomAddress = (gameId: string, roomId: string): string => `/game?${new URLSearchParams({ game: gameId, room: roomId })}`;
