import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useCommit } from '../relay/useCommit.ts';
import type { useTellLanguageMutation } from './__generated__/useTellLanguageMutation.graphql.ts';
import { isSignedIn } from '../session/viewer.ts';

type Language = useTellLanguageMutation['variables']['input']['language'];

/** Tells the operator which language a member reads, for what it writes to them. Of guests it keeps nothing. */
export function useTellLanguage(): (code: string) => void {
  const environment = useRelayEnvironment();
  const [commit] = useCommit<useTellLanguageMutation>(graphql`
    mutation useTellLanguageMutation($input: UpdateLanguageInput!) @raw_response_type {
      updateLanguage(input: $input) {
        __typename
      }
    }
  `);
  return useCallback(
    (code) => {
      // The page has changed already, whether or not this arrives; the next change tells it again.
      if (isSignedIn(environment)) commit({ input: { language: code as Language } }).catch(() => undefined);
    },
    [commit, environment],
  );
}
