import { useCallback } from 'react';
import { graphql, readInlineData } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { useDialogs } from '../overlays/dialogs.tsx';
import { launchAddress } from './launchAddress.ts';
import { useSignIn } from '../identity/useSignIn.ts';
import type { useLaunch_game$key } from './__generated__/useLaunch_game.graphql.ts';

/**
 * Opens a game the way its kind asks for. A guest meets the login dialog first, and the game opens after login.
 * Callers spread `...useLaunch_game` where they read the game.
 */
export function useLaunch(): (game: useLaunch_game$key) => void {
  const navigate = useNavigate();
  const { open } = useDialogs();
  const { guard } = useSignIn();
  return useCallback(
    (key) => {
      const game = readInlineData<useLaunch_game$key>(
        graphql`
          fragment useLaunch_game on Game @inline {
            id
            code
            category
            vendorCode
            launchKind
            playType
          }
        `,
        key,
      );
      guard(() => {
        if (game.launchKind === 'VENDOR_GAMES') open('vendorGames', { payload: { vendorCode: game.vendorCode, category: game.category } });
        else void navigate(launchAddress(game));
      });
    },
    [guard, navigate, open],
  );
}
