import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createGuessablePasswords } from './guessablePasswords.ts';
import { memberHandlers } from './memberHandlers.ts';
import { createMembers } from './members.ts';
import { memberMigrations } from './memberMigrations.ts';
import type { MemberTable, MobileLookupTable } from './memberTables.ts';
import { sealedPersonalData } from './sealedPersonalData.ts';
import { vouchedMembers } from './vouchedMembers.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    member: MemberTable;
    mobile_lookup: MobileLookupTable;
  }
}

/** People with an account. */
export const memberModule = {
  name: 'member',
  migrations: memberMigrations,
  vouched: [vouchedMembers],
  sealed: [sealedPersonalData],
  services: (parts: PlatformParts) => ({ guessable: createGuessablePasswords(parts.brand), members: createMembers(parts) }),
  handlers: memberHandlers,
} satisfies PlatformModule;
