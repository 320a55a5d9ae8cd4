import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../../relay/outcome.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql.ts';
import type { useUpdateProfile_result$data, useUpdateProfile_result$key } from './__generated__/useUpdateProfile_result.graphql.ts';

export type ProfileInput = useUpdateProfileMutation['variables']['input'];

const result = graphql`
  fragment useUpdateProfile_result on UpdateProfileResult @inline {
    __typename
    ... on UpdateProfilePayload {
      viewer {
        id
        nickname
        iconUrl
        avatars {
          chosenUrl
        }
        ...ProfileForm_member
      }
    }
    ... on InvalidFieldsError {
      fields {
        name
      }
    }
    ... on UnderAgeError {
      minimumAge
    }
    ... on BirthdaySetError {
      __typename
    }
  }
`;

/** Keeps what changed. The payload carries it, so every name on screen follows. */
export function useUpdateProfile(): [(input: ProfileInput) => Promise<Outcome<useUpdateProfile_result$data>>, boolean] {
  const [commit, isUpdating] = useCommit<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) @raw_response_type {
      updateProfile(input: $input) {
        ...useUpdateProfile_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [async (input) => outcomeOf<useUpdateProfile_result$key>(result, (await commit({ input })).updateProfile), isUpdating];
}
