import type { OperatorSession } from '../../operatorAccount/operatorSessions.ts';
import type { Permission } from '../../operatorAccount/permissions.ts';
import type { DeskKey } from '../deskTexts.ts';

/** What stands in the head of the desk, for those who may open it. */
export interface MenuEntry {
  readonly path: string;
  readonly title: DeskKey;
  readonly permission: Permission;
  /** How much waits there for somebody. */
  readonly waiting?: () => Promise<number>;
}

/** An entry on a page. */
export interface ShownEntry extends Pick<MenuEntry, 'path' | 'title'> {
  readonly waiting: number;
  /** The page is this one, or below it. */
  readonly isHere: boolean;
}

/** The pages of the desk that are found from everywhere, in the order in which they were added. */
export interface DeskMenu {
  add(entry: MenuEntry): void;
  /** Where whoever enters is led to; undefined for one who may open nothing. */
  first(session: OperatorSession): string | undefined;
  /** The page of the menu that a path is below. */
  homeOf(path: string): string | undefined;
  shown(session: OperatorSession, path: string): Promise<readonly ShownEntry[]>;
}

export function createDeskMenu(): DeskMenu {
  const entries: MenuEntry[] = [];
  const homeOf: DeskMenu['homeOf'] = (path) => entries.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`))?.path;
  return {
    add(entry) {
      entries.push(entry);
    },
    first: ({ may }) => entries.find(({ permission }) => may.has(permission))?.path,
    homeOf,
    async shown({ may }, at) {
      const shown: ShownEntry[] = [];
      for (const { path, title, permission, waiting } of entries)
        if (may.has(permission)) shown.push({ path, title, waiting: (await waiting?.()) ?? 0, isHere: path === homeOf(at) });
      return shown;
    },
  };
}
