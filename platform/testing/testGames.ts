import type { GameTitle } from '../play/family/gameFamily.ts';
import { brandGames } from '../seed/titles/brandGames.ts';
import { testFolder } from './testBrand.ts';

let made: ReturnType<typeof brandGames> | undefined;

/** The games of the brand that tests run with. They never change, and working out their returns took two thirds of opening a test's platform. */
export const testGames = () => (made ??= brandGames(testFolder()));

/** What that brand offers by itself: titles of studios that it has, but for those that run at their vendors. A new family brings more, so that tests count these instead of knowing how many there are. */
export function offeredTitles(is: (title: GameTitle) => boolean = () => true): readonly GameTitle[] {
  const { titles, vendors } = testGames();
  const codes = new Set(vendors.map(({ code }) => code));
  return titles.current.filter((title) => codes.has(title.vendorCode) && !title.atVendor && is(title));
}
