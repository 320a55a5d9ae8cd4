import { EncryptJWT, importJWK, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import { UpstreamFault } from '../failure.ts';

/** Seals payloads for the operator's published key. */
export interface Cipher {
  /** A compact JWE of the payload; it is good for one minute and for one use. */
  seal(payload: object, keys: readonly JWK[]): Promise<string>;
}

const usable = (key: JWK): boolean =>
  (key.kty === 'EC' || key.kty === 'OKP') &&
  (key.use === undefined || key.use === 'enc') &&
  (key.alg === undefined || key.alg === 'ECDH-ES');

export function createCipher(clock: Clock, random: Random): Cipher {
  let imported: { readonly text: string; readonly key: CryptoKey | Uint8Array } | undefined;
  const importOnce = async (jwk: JWK): Promise<CryptoKey | Uint8Array> => {
    const text = JSON.stringify(jwk);
    if (imported?.text !== text) imported = { text, key: await importJWK(jwk, 'ECDH-ES') };
    return imported.key;
  };
  return {
    async seal(payload, keys) {
      const jwk = keys.find(usable);
      if (!jwk) throw new UpstreamFault('the operator publishes no key that payloads can be sealed for');
      const iat = Math.floor(clock.now() / 1000);
      const jti = random.id();
      // Repeated in the protected header, so that an age or a replay is seen before anything is opened.
      const header = { alg: 'ECDH-ES', enc: 'A256GCM', iat, jti, ...(jwk.kid === undefined ? {} : { kid: jwk.kid }) };
      return new EncryptJWT({ ...(payload as JWTPayload), iat, jti }).setProtectedHeader(header).encrypt(await importOnce(jwk));
    },
  };
}
