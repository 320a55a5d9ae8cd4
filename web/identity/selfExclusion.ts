import { graphql, readInlineData } from 'react-relay/hooks';
import type { selfExclusion_excluded$data, selfExclusion_excluded$key } from './__generated__/selfExclusion_excluded.graphql.ts';

export type SelfExclusion = Omit<selfExclusion_excluded$data, ' $fragmentType'>;

/** How far a self-exclusion has come. Every way in asks for it by this fragment. */
export function selfExclusionOf(excluded: selfExclusion_excluded$key): SelfExclusion {
  return readInlineData(
    graphql`
      fragment selfExclusion_excluded on SelfExcludedError @inline {
        until
        step
        returnFrom
        returnTicket
      }
    `,
    excluded,
  );
}
