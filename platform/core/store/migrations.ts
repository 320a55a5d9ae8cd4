import type { Migration } from './migration.ts';
import { ledgerMigration } from './migrations/0001-ledger.ts';
import { membersMigration } from './migrations/0002-members.ts';
import { gamesMigration } from './migrations/0003-games.ts';
import { identityMigration } from './migrations/0004-identity.ts';
import { memberLanguageMigration } from './migrations/0005-memberLanguage.ts';
import { guessCountsMigration } from './migrations/0006-guessCounts.ts';
import { provenIdentityMigration } from './migrations/0007-provenIdentity.ts';
import { sealedPersonalDataMigration } from './migrations/0008-sealedPersonalData.ts';
import { booksMigration } from './migrations/0009-books.ts';
import { eventsMigration } from './migrations/0010-events.ts';

/** The schema's whole history, oldest first. */
export const migrations: readonly Migration[] = [
  ledgerMigration,
  membersMigration,
  gamesMigration,
  identityMigration,
  memberLanguageMigration,
  guessCountsMigration,
  provenIdentityMigration,
  sealedPersonalDataMigration,
  booksMigration,
  eventsMigration,
];
