import type { PlatformParts } from '../../core/parts.ts';
import { insertOnce } from '../../core/store/insertOnce.ts';
import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';

/** What an operator wrote of a member. */
export interface MemberNoteTable {
  id: string;
  member_id: string;
  operator_id: string;
  /** Sealed. */
  text: string;
  created_at: bigint;
}

export interface MemberNote {
  readonly by: string;
  readonly text: string;
  readonly at: bigint;
}

/** What the house keeps in mind of its members. They never see it. */
export interface MemberNotes {
  /** Throws `DuplicateSubmission` where there is one of that id. */
  add(id: string, note: { readonly memberId: string; readonly operatorId: string; readonly text: string }): Promise<void>;
  /** The newest first. */
  of(memberId: string): Promise<readonly MemberNote[]>;
}

const noteContext = (id: string): string => `member_note ${id} text`;
const maxShown = 50;

export const sealedNotes: SealedColumn = {
  context: noteContext,
  after: (db, id, limit) =>
    db.selectFrom('member_note').select(['id', 'text as sealed']).where('id', '>', id).orderBy('id').limit(limit).execute(),
  replace: (db, { id, sealed }, text) =>
    db.updateTable('member_note').set({ text }).where('id', '=', id).where('text', '=', sealed).execute(),
};

export function createMemberNotes(parts: PlatformParts): MemberNotes {
  const { audit, clock, db, secrets } = parts;
  return {
    async add(id, { memberId, operatorId, text }) {
      audit.tell({ subject: memberId, after: { note: id } });
      await audit.commit((transaction) =>
        insertOnce(
          transaction.insertInto('member_note').values({
            id,
            member_id: memberId,
            operator_id: operatorId,
            text: secrets.seal(noteContext(id), text),
            created_at: BigInt(clock.now()),
          }),
        ),
      );
    },
    async of(memberId) {
      const rows = await db
        .selectFrom('member_note')
        .innerJoin('operator', 'operator.id', 'member_note.operator_id')
        .select(['member_note.id', 'name', 'text', 'member_note.created_at'])
        .where('member_id', '=', memberId)
        .orderBy('member_note.id', 'desc')
        .limit(maxShown)
        .execute();
      return rows.map(({ id, name, text, created_at: at }) => ({ by: name, text: secrets.open(noteContext(id), text), at }));
    },
  };
}
