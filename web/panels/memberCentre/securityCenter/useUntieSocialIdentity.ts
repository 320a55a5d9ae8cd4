import { graphql } from 'react-relay/hooks';
import { outcomeOf } from '../../../relay/outcome.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useUntieSocialIdentityMutation } from './__generated__/useUntieSocialIdentityMutation.graphql.ts';
import type { useUntieSocialIdentity_untied$key } from './__generated__/useUntieSocialIdentity_untied.graphql.ts';

const untied = graphql`
  fragment useUntieSocialIdentity_untied on UntieSocialIdentityResult @inline {
    __typename
    ... on UntieSocialIdentityPayload {
      __typename
    }
    ... on WrongPasswordError {
      __typename
    }
  }
`;

/** Takes a way in at a provider away from the account. */
export function useUntieSocialIdentity() {
  const [commit, isBusy] = useCommit<useUntieSocialIdentityMutation>(graphql`
    mutation useUntieSocialIdentityMutation($input: UntieSocialIdentityInput!) @raw_response_type {
      untieSocialIdentity(input: $input) {
        ...useUntieSocialIdentity_untied
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return {
    isBusy,
    untie: async (identityId: string, password: string) =>
      outcomeOf<useUntieSocialIdentity_untied$key>(untied, (await commit({ input: { identityId, password } })).untieSocialIdentity),
  };
}
