import { createHash } from 'node:crypto';
import { CallRefusal, type CallContext, type Handlers } from '../../core/http/handler.ts';
import type { Log } from '../../core/log.ts';
import type { Members } from '../member/members.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { type IdentityProvider, ProviderUnavailable } from '../../providers/identity/identityProvider.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { entryOf, type SessionIssuer } from '../session/sessionIssuer.ts';
import { accountStatus, sideRefusal } from '../session/accountRules.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import type { LoginVerifications } from '../session/loginVerification/loginVerifications.ts';
import type { SocialIdentities } from '../socialIdentity/socialIdentities.ts';

export interface SocialParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly sessionIssuer: SessionIssuer;
  readonly identityProviders: readonly IdentityProvider[];
  readonly log: Log;
  readonly members: Members;
  readonly socialIdentities: SocialIdentities;
  readonly verifications: LoginVerifications;
}

const lifetime = 10 * 60_000;
/** Milliseconds kept for what is done with a provider's answer, and for the caller to hear of it. */
const reserve = 500;

/** Where an address leads, without what stands behind it. */
function placeOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

export function socialHandlers(parts: SocialParts): Pick<Handlers, 'socialProviders' | 'beginSocialSignIn' | 'finishSocialSignIn'> {
  const { audit, db, clock, random, brand, attempts, sessionIssuer, identityProviders, log, members, socialIdentities, verifications } =
    parts;
  const failed = () => new CallRefusal('social_failed');
  const patienceOf = ({ deadline }: CallContext): number => deadline - clock.now() - reserve;
  /** For `.catch`: what did not fit is not told to strangers; that nobody answered is. */
  const refused =
    (provider: string, what: string) =>
    (error: unknown): never => {
      log.warn({ error, provider }, what);
      throw error instanceof ProviderUnavailable ? new CallRefusal('social_unavailable') : failed();
    };

  return {
    async socialProviders() {
      return { providers: identityProviders.map(({ id, name }) => ({ provider: id, name })) };
    },

    async beginSocialSignIn({ provider: id, redirectUri }, context) {
      const provider = identityProviders.find((each) => each.id === id);
      if (!provider) throw new CallRefusal('function_not_enabled');
      // Codes must never be sent to another site, and come back to a plain page of this one.
      if (new URL(redirectUri).origin !== brand.siteOrigin || redirectUri !== placeOf(redirectUri)) throw failed();
      await attempts.consume(hourlyLimit('social', context.address, 60));
      const state = opaqueToken(random);
      const nonce = opaqueToken(random);
      const codeVerifier = opaqueToken(random);
      const now = clock.now();
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
      const url = await provider
        .authorizationUrl({ redirectUri, state, nonce, codeChallenge }, patienceOf(context))
        .catch(refused(id, 'an identity provider cannot be asked'));
      await db
        .insertInto('social_state')
        .values({
          state_hash: hashOfToken(state),
          provider: id,
          nonce,
          code_verifier: codeVerifier,
          redirect_uri: redirectUri,
          expires_at: BigInt(now + lifetime),
        })
        .execute();
      return { url, state };
    },

    async finishSocialSignIn({ state, callbackUrl }, context) {
      await attempts.consume(hourlyLimit('social', context.address, 60));
      // One answer per question: whatever comes of it, the state is gone.
      const row = await db.deleteFrom('social_state').where('state_hash', '=', hashOfToken(state)).returningAll().executeTakeFirst();
      const provider = identityProviders.find((each) => each.id === row?.provider);
      if (!row || !provider || row.expires_at <= BigInt(clock.now())) throw failed();
      // Every provider has a page of its own to send browsers to: at another's, this is not its answer.
      if (placeOf(callbackUrl) !== row.redirect_uri) throw failed();
      const identity = await provider
        .identify(
          { callbackUrl, redirectUri: row.redirect_uri, state, nonce: row.nonce, codeVerifier: row.code_verifier },
          patienceOf(context),
        )
        .catch(refused(provider.id, 'a social sign-in did not fit'));
      const memberId = await socialIdentities.memberOf(identity);
      if (memberId === undefined) {
        throw new CallRefusal('social_unlinked', {
          socialTicket: await socialIdentities.issueTicket(identity, provider.id),
          name: identity.name,
        });
      }
      const member = await members.byId(memberId);
      if (!member || accountStatus(member) === 'shut') throw failed();
      const wrongSide = sideRefusal(member, 'member');
      if (wrongSide) throw wrongSide;
      const entry = entryOf(context, member, 'social');
      const demanded = await verifications.demand(entry);
      if (demanded) throw demanded;
      sessionIssuer.refuseShut(member, failed());
      return audit.commit(async (transaction) => {
        const opened = await sessionIssuer.open(transaction, entry, failed());
        // Held until the session is there: whoever unties it at this moment ends that, or was sooner.
        if ((await socialIdentities.memberOf(identity, transaction)) !== member.id) throw failed();
        return opened;
      });
    },
  };
}
