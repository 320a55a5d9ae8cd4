/** What a running game may tell the page around it. */
export type GameMessage = 'game:round-settled' | 'game:session-over' | 'game:history' | 'game:deposit' | 'game:wallets' | 'game:exit';

const known: ReadonlySet<unknown> = new Set<GameMessage>([
  'game:round-settled',
  'game:session-over',
  'game:history',
  'game:deposit',
  'game:wallets',
  'game:exit',
]);

/**
 * Reads a window message as one of the game's, or `null`. Any page can post to this window, so a
 * message counts only from the very frame that was opened, at the very origin it was opened from.
 * Nothing in it is believed but its kind: amounts are asked of the gateway again.
 */
export function readGameMessage(event: MessageEvent<unknown>, gameUrl: string, frame: Window | null): GameMessage | null {
  if (frame === null || event.source !== frame || event.origin !== new URL(gameUrl).origin) return null;
  const data = event.data;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const type = Object.getOwnPropertyDescriptor(data, 'type')?.value as unknown;
  return isGameMessage(type) ? type : null;
}

function isGameMessage(type: unknown): type is GameMessage {
  return known.has(type);
}
