import type { Handlers } from '../../core/http/handler.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { IdentityProvider } from '../../providers/identity/identityProvider.ts';
import type { Members } from '../member/members.ts';
import { requireOwnPassword } from '../member/requireOwnPassword.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import type { LoginVerifications } from '../session/loginVerification/loginVerifications.ts';
import type { OwnerNotices } from '../session/ownerNotices.ts';
import type { Sessions } from '../session/sessions.ts';
import type { SocialIdentities, TiedIdentity } from '../socialIdentity/socialIdentities.ts';
import { socialTexts } from './socialTexts.ts';

export interface SocialIdentityParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly identityProviders: readonly IdentityProvider[];
  readonly members: Members;
  readonly notices: OwnerNotices;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly socialIdentities: SocialIdentities;
  readonly texts: Texts;
  readonly verifications: LoginVerifications;
}

/** By which identities at providers an account can be entered, and how its owner takes one away. */
export function socialIdentityHandlers(parts: SocialIdentityParts): Pick<Handlers, 'socialIdentities' | 'untieSocialIdentity'> {
  const { audit, brand, identityProviders, members, notices, sessions, socialIdentities, texts, verifications } = parts;
  const nameOf = ({ provider, issuer }: TiedIdentity): string =>
    identityProviders.find(({ id }) => id === provider)?.name ?? (URL.canParse(issuer) ? new URL(issuer).host : issuer);

  return {
    async socialIdentities(_payload, { member: { memberId } }) {
      const tied = await socialIdentities.of(memberId);
      return {
        identities: tied.map((each) => ({
          identityId: each.identityId,
          name: nameOf(each),
          createTime: each.createTime,
          openedAccount: each.openedAccount,
        })),
      };
    },

    async untieSocialIdentity({ identityId, password }, { member: { memberId, sessionId }, language }) {
      await requireOwnPassword(parts, memberId, password);
      const member = await members.byId(memberId);
      const identity = (await socialIdentities.of(memberId)).find((each) => each.identityId === identityId);
      if (!member || !identity) return {};
      const write = texts.of(socialTexts, member.language ?? language);
      const values = { brand: brand.name, account: member.username, provider: nameOf(identity) };
      await audit.commit(async (transaction) => {
        // Of several such requests at once, only the one that unties it leaves an event and a notice.
        if (!(await socialIdentities.untie(transaction, memberId, identity))) return;
        audit.tell({ after: { socialIdentity: 'untied' } });
        // Logins that wait for a proof end first: one that is being proven now has opened its session by then, or never will.
        await verifications.endBegun(transaction, memberId, 'social');
        await sessions.revokeBegun(transaction, memberId, 'social', sessionId);
        await notices.tell(transaction, member, {
          subject: write('untied.subject', values),
          body: write('untied.body', values),
          message: { code: 'identityUntied', values: { provider: values.provider } },
        });
      });
      return {};
    },
  };
}
