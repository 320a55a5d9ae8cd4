import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import type { Members } from '../../identity/member/members.ts';
import type { KnownBrowsers } from '../../identity/session/knownBrowsers.ts';
import type { AbuseFlags } from '../abuseFlag/abuseFlags.ts';
import type { MarkKind } from '../abuseFlag/abuseFlagTables.ts';
import { hashesOf, lookupsOf, lookupsOfOthers, takeLookups } from './giftLookups.ts';
import { marksOf, type Person } from './giftMarks.ts';
import { sealMarks } from './sealedGiftClaims.ts';
import { sharedWithInviter } from './sharedWithInviter.ts';
import { networkWindow, watchNetwork } from './watchNetwork.ts';

export interface Claimant extends Person {
  readonly memberId: string;
  /** Address that the account is opened from; empty where it is not known. */
  readonly address: string;
}

/** Who has had the welcome gift: once per phone number, mail address and browser. */
export interface GiftClaims {
  /**
   * In the transaction that opens the account; false where one of its marks has been an account's that had the gift. The desk is told of that, and only an
   * account that has the gift claims its marks. What is bound to it later claims nothing.
   */
  claim(db: Kysely<Database>, claimant: Claimant): Promise<boolean>;
  /** Whether the account was given it when it was opened. */
  isGiven(memberId: string): Promise<boolean>;
  /** A contact was bound to an open account: the desk is told where another one has had the gift by it. */
  compareBound(db: Kysely<Database>, memberId: string, contact: Person): Promise<void>;
  /** What whoever is invited has in common with who invites. */
  sharedWithInviter(inviterId: string, invited: Person): Promise<readonly MarkKind[]>;
  /** Accounts that had the gift from a network within a day of `at`, the newest first. */
  fromNetwork(networkHash: string, at: bigint, limit: number): Promise<readonly string[]>;
}

interface GiftClaimParts extends PlatformParts {
  readonly abuseFlags: AbuseFlags;
  readonly browsers: KnownBrowsers;
  readonly members: Members;
}

export function createGiftClaims(parts: GiftClaimParts): GiftClaims {
  const { abuseFlags, clock, db, secrets } = parts;
  const raiseByHolder = async (
    within: Kysely<Database>,
    kind: 'giftRefused' | 'contactOfAnother',
    memberId: string,
    hashes: readonly string[],
  ): Promise<void> => {
    const found = await lookupsOfOthers(within, memberId, hashes);
    for (const otherId of new Set(found.map((each) => each.member_id))) {
      const shared = new Set(found.filter((each) => each.member_id === otherId).map((each) => each.kind));
      await abuseFlags.raise(within, { kind, memberId, otherId, shared: [...shared] });
    }
  };

  return {
    async claim(transaction, { memberId, address, ...person }) {
      const marks = marksOf(person);
      const rows = lookupsOf(secrets, memberId, marks);
      if (await takeLookups(transaction, rows)) {
        await transaction.deleteFrom('gift_lookup').where('member_id', '=', memberId).execute();
        const hashes = rows.map(({ hash }) => hash);
        await raiseByHolder(transaction, 'giftRefused', memberId, hashes);
        return false;
      }
      const networkHash = await watchNetwork(parts, transaction, { memberId, address });
      await transaction
        .insertInto('gift_claim')
        .values({
          member_id: memberId,
          marks: sealMarks(secrets, memberId, marks),
          network_hash: networkHash,
          created_at: BigInt(clock.now()),
        })
        .execute();
      return true;
    },
    isGiven: async (memberId) =>
      (await db.selectFrom('gift_claim').select('member_id').where('member_id', '=', memberId).executeTakeFirst()) !== undefined,
    async compareBound(transaction, memberId, contact) {
      const hashes = marksOf(contact).flatMap((mark) => hashesOf(secrets, mark).map(({ hash }) => hash));
      await raiseByHolder(transaction, 'contactOfAnother', memberId, hashes);
    },
    sharedWithInviter: (inviterId, invited) => sharedWithInviter(parts, inviterId, invited),
    async fromNetwork(networkHash, at, limit) {
      const rows = await db
        .selectFrom('gift_claim')
        .select('member_id')
        .where('network_hash', '=', networkHash)
        .where('created_at', '>', at - BigInt(networkWindow))
        .where('created_at', '<', at + BigInt(networkWindow))
        .orderBy('created_at', 'desc')
        .orderBy('member_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => row.member_id);
    },
  };
}
