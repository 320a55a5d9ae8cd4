/** Which lottery an address names, and which play of it. */
export interface NamedLottery {
  readonly gameCode: string | undefined;
  /** Only together with a game. */
  readonly playType: string | undefined;
}

/** A code of the operator's; anything else that an address may hold is not shown. */
const accepted = /^[\w .-]{1,32}$/;

/** `gameCode`, else the alternate `code`, and `playType` of an address. */
export function lotteryOf(parameters: URLSearchParams): NamedLottery {
  const read = (name: string) => {
    const value = parameters.get(name)?.trim() ?? '';
    return accepted.test(value) ? value : undefined;
  };
  const gameCode = read('gameCode') ?? read('code');
  return { gameCode, playType: gameCode && read('playType') };
}
