import type { Kysely } from 'kysely';
import { authenticatorContext } from '../../identity/authenticator/authenticators.ts';
import { keepMobileLookups } from '../../identity/member/members.ts';
import { openPersonalData, personalContext } from '../../identity/member/personalData.ts';
import { messageContext, type MessageTable } from '../../providers/sealedMessage.ts';
import type { Database } from '../store/database.ts';
import { platformKeyContext } from './payloadEncryption.ts';
import type { Secrets } from './secrets.ts';

/** One row of a column that lies sealed. */
export interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

/** A column that lies sealed: every one of them has to follow when the key becomes another. */
export interface SealedColumn {
  /** What `secrets` needs to open the row of an id. */
  readonly context: (id: string) => string;
  /** Rows beyond an id, in its order. */
  after(db: Kysely<Database>, id: string, limit: number): Promise<readonly SealedRow[]>;
  /** Puts a new sealing in the place of `from`; does nothing where that is gone meanwhile. */
  replace(db: Kysely<Database>, from: SealedRow, sealed: string): Promise<unknown>;
  /** What else hangs on the key. */
  also?(db: Kysely<Database>, secrets: Secrets, row: SealedRow): Promise<void>;
}

const messages = (table: MessageTable): SealedColumn => ({
  context: (id) => messageContext(table, id),
  after: (db, id, limit) =>
    db.selectFrom(table).select(['id', 'content as sealed']).where('id', '>', id).orderBy('id').limit(limit).execute(),
  replace: (db, { id, sealed }, content) =>
    db.updateTable(table).set({ content }).where('id', '=', id).where('content', '=', sealed).execute(),
});

export const sealedColumns: readonly SealedColumn[] = [
  {
    context: personalContext,
    after: (db, id, limit) =>
      db
        .selectFrom('member')
        .select(['id', 'personal as sealed'])
        .where('id', '>', id)
        .where('personal', 'is not', null)
        .$narrowType<{ sealed: string }>()
        .orderBy('id')
        .limit(limit)
        .execute(),
    replace: (db, { id, sealed }, personal) =>
      db.updateTable('member').set({ personal }).where('id', '=', id).where('personal', '=', sealed).execute(),
    async also(db, secrets, { id, sealed }) {
      const { mobile } = openPersonalData(secrets, id, sealed);
      const row = await db.selectFrom('member').select('mobile_verified').where('id', '=', id).executeTakeFirst();
      if (mobile !== null && row?.mobile_verified === 1n) await keepMobileLookups(db, { secrets, memberId: id, mobile });
    },
  },
  {
    context: authenticatorContext,
    after: (db, id, limit) =>
      db
        .selectFrom('authenticator')
        .select(['member_id as id', 'secret as sealed'])
        .where('member_id', '>', id)
        .orderBy('member_id')
        .limit(limit)
        .execute(),
    replace: (db, { id, sealed }, secret) =>
      db.updateTable('authenticator').set({ secret }).where('member_id', '=', id).where('secret', '=', sealed).execute(),
  },
  {
    context: platformKeyContext,
    after: (db, id, limit) =>
      db.selectFrom('platform_key').select(['id', 'private_jwk as sealed']).where('id', '>', id).orderBy('id').limit(limit).execute(),
    replace: (db, { id, sealed }, jwk) =>
      db.updateTable('platform_key').set({ private_jwk: jwk }).where('id', '=', id).where('private_jwk', '=', sealed).execute(),
  },
  messages('outbox_message'),
  messages('outgoing_message'),
];
