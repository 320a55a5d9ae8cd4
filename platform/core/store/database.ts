import type { BetTables } from './tables/betTables.ts';
import type { EventTables } from './tables/eventTables.ts';
import type { GameTables } from './tables/gameTables.ts';
import type { IdentityTables } from './tables/identityTables.ts';
import type { LedgerTables } from './tables/ledgerTables.ts';
import type { MemberTables } from './tables/memberTables.ts';
import type { SystemTables } from './tables/systemTables.ts';

/** Every table of the platform; the same on SQLite and PostgreSQL. */
export interface Database extends LedgerTables, BetTables, MemberTables, IdentityTables, GameTables, SystemTables, EventTables {}
