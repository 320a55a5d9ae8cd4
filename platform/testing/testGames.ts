import { brandGames } from '../seed/titles/brandGames.ts';
import { testFolder } from './testBrand.ts';

let made: ReturnType<typeof brandGames> | undefined;

/** The games of the brand that tests run with. They never change, and working out their returns took two thirds of opening a test's platform. */
export const testGames = () => (made ??= brandGames(testFolder()));
