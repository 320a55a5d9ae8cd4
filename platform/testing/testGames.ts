import { demonstrationGames } from '../seed/titles/demonstrationGames.ts';

let made: ReturnType<typeof demonstrationGames> | undefined;

/** The demonstration brand's games. They never change, and working out their returns took two thirds of opening a test's platform. */
export const testGames = () => (made ??= demonstrationGames());
