import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';

/** Opens payloads that were sealed for this platform's published key. */
export interface PayloadEncryption {
  /** The public key as a JSON Web Key; its private part lies sealed in the store, so that a restart keeps it. */
  publicKey(): Promise<JWK>;
  /**
   * What was sealed, or undefined for anything that is not for this key, is older than a minute, or
   * was opened before. Which of these it was is nobody's business.
   */
  open(sealed: string): Promise<unknown>;
}

const purpose = 'seal';
const lifetime = 60_000;
/** What binds a sealed key to its row. */
export const platformKeyContext = (id: string): string => `platform key ${id}`;

const claims = z.looseObject({ iat: z.number().int(), jti: z.string().min(16).max(128) });
const privateParts = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k', 'oth'];

interface EncryptionKey {
  readonly jwk: JWK;
  readonly privateKey: Awaited<ReturnType<typeof importJWK>>;
}

export function createPayloadEncryption(parts: Pick<PlatformParts, 'db' | 'clock' | 'random' | 'secrets'>): PayloadEncryption {
  const { db, clock, secrets } = parts;
  let loading: Promise<EncryptionKey> | undefined;

  const load = async (): Promise<JWK> => {
    const stored = async (): Promise<JWK | undefined> => {
      const row = await db.selectFrom('platform_key').select(['id', 'private_jwk']).where('purpose', '=', purpose).executeTakeFirst();
      return row && (JSON.parse(secrets.open(platformKeyContext(row.id), row.private_jwk)) as JWK);
    };
    const before = await stored();
    if (before) return before;
    const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const id = newId(parts);
    const jwk = { ...(await exportJWK(privateKey)), kid: id, use: 'enc', alg: 'ECDH-ES' };
    // Two platforms on one PostgreSQL may come here together: whoever is first has made the key of both.
    await db
      .insertInto('platform_key')
      .values({ id, purpose, private_jwk: secrets.seal(platformKeyContext(id), JSON.stringify(jwk)), created_at: BigInt(clock.now()) })
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute();
    return (await stored()) ?? jwk;
  };

  const key = (): Promise<EncryptionKey> => {
    loading ??= load()
      .then(async (jwk) => ({ jwk, privateKey: await importJWK(jwk, 'ECDH-ES') }))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  const isFirstUse = async (jti: string): Promise<boolean> => {
    const now = BigInt(clock.now());
    // In a transaction, so that calls of one moment share a write to the disk.
    const { numInsertedOrUpdatedRows } = await db.transaction().execute(async (transaction) => {
      // Kept for twice its life, as its maker's clock may run ahead of ours.
      return transaction
        .insertInto('opened_seal')
        .values({ jti, expires_at: now + 2n * BigInt(lifetime) })
        .onConflict((conflict) => conflict.column('jti').doNothing())
        .executeTakeFirstOrThrow();
    });
    return numInsertedOrUpdatedRows === 1n;
  };

  return {
    async publicKey() {
      return Object.fromEntries(Object.entries((await key()).jwk).filter(([name]) => !privateParts.includes(name)));
    },
    async open(sealed) {
      const { privateKey } = await key();
      let content: unknown;
      try {
        const { plaintext } = await compactDecrypt(sealed, privateKey, {
          keyManagementAlgorithms: ['ECDH-ES'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        content = JSON.parse(new TextDecoder().decode(plaintext));
      } catch {
        return undefined;
      }
      const read = claims.safeParse(content);
      if (!read.success) return undefined;
      const { iat, jti, ...payload } = read.data;
      if (Math.abs(clock.now() - iat * 1000) > lifetime) return undefined;
      return (await isFirstUse(jti)) ? payload : undefined;
    },
  };
}
