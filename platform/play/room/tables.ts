import type { GameTitle } from '../family/gameFamily.ts';
import type { Room, TableRules } from '../family/tableRules.ts';
import type { TitleRegistry } from '../family/titleRegistry.ts';

/** A room with the game that is played there. */
export interface Table {
  readonly title: GameTitle;
  readonly rules: TableRules;
  readonly room: Room;
}

/** Every room of every game that the house knows, in the order of the games. */
export const tablesOf = ({ current }: Pick<TitleRegistry, 'current'>): readonly Table[] =>
  current.flatMap((title) => {
    const { table } = title;
    return table === undefined ? [] : table.rooms.map((room) => ({ title, rules: table, room }));
  });
