import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useRouteLoaderData } from 'react-router-dom';
import type { useViewer_member$data, useViewer_member$key } from './__generated__/useViewer_member.graphql.ts';
import type { useViewerQuery } from './__generated__/useViewerQuery.graphql.ts';

/** Id of the root route, whose loader starts the one viewer query of the application. */
export const rootRouteId = 'root';

export type Viewer = useViewer_member$data;

/** The signed-in member, or `null` for a guest. Suspends until the gateway has said which. */
export function useViewer(): Viewer | null {
  const started = useRouteLoaderData<PreloadedQuery<useViewerQuery>>(rootRouteId);
  if (!started) throw new Error('useViewer is used outside of the root route');
  const { viewer } = usePreloadedQuery<useViewerQuery>(
    graphql`
      query useViewerQuery @raw_response_type {
        viewer {
          id
          # Read beside the fragment by what must not wait for it; see viewer.ts.
          mustChangePassword
          memberCentreAllowed
          agentCentreAllowed
          playPause {
            kind
            until
          }
          ...useViewer_member
        }
      }
    `,
    started,
  );
  return (
    useFragment<useViewer_member$key>(
      graphql`
        fragment useViewer_member on Member {
          id
          account
          nickname
          iconUrl
          kind
          memberCentreAllowed
          agentCentreAllowed
          mustChangePassword
          playPause {
            kind
            until
          }
          label
          labelColors {
            text
            background
          }
          balance {
            amount
            currency
            symbol
          }
        }
      `,
      viewer ?? null,
    ) ?? null
  );
}
