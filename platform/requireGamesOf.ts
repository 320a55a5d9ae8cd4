import { CannotStart } from './CannotStart.ts';
import type { TitleRegistry } from './play/family/titleRegistry.ts';

/** Throws `CannotStart` for a vendor of the settings that there is no game of, or that keeps a wallet of its own. */
export function requireGamesOf(
  vendors: readonly { readonly code: string }[],
  { current }: Pick<TitleRegistry, 'current'>,
  vendorWallets: readonly string[],
): void {
  for (const { code } of vendors) {
    if (vendorWallets.includes(code)) throw new CannotStart(`GAME_VENDORS: ${code} keeps a wallet of its own, and stakes from no other`);
    if (!current.some((title) => title.atVendor && title.vendorCode === code))
      throw new CannotStart(`GAME_VENDORS: there is no game of ${code} that would run at its vendor`);
  }
}
