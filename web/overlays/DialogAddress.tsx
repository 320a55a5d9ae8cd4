import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../session/useSignedIn.ts';
import { useViewerFact } from '../session/useViewerFact.ts';
import { isRestricted } from '../session/viewer.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { type AddressableDialog, addressableDialogs } from './addressableDialogs.ts';
import { useDialogs, useDrawnDialog } from './dialogs.tsx';
import { isLoginPage } from './loginPages.ts';
import { dialogParameter } from './overlayParameters.ts';
import { usePanel } from './usePanel.ts';
import { useRouter } from './useRouter.ts';

const isAddressable = (name: string | null | undefined): name is AddressableDialog =>
  typeof name === 'string' && Object.hasOwn(addressableDialogs, name);

/**
 * Keeps the open dialog and `?dialog=` of the address the same: a reload opens it again, Back closes it, unless nothing else may be done.
 * One that lies over a panel, which may have asked for it, leaves the address to the panel, and Back closes both.
 */
export function DialogAddress() {
  const { current } = useDrawnDialog();
  const { open, close } = useDialogs();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const { state } = useNavigation();
  const router = useRouter();
  const isMember = useSignedIn();
  const isDemanded = useViewerFact(isRestricted);
  const isPlain = usePanel().panel === null && !isLoginPage(pathname);
  const word = parameters.get(dialogParameter);
  const named = isAddressable(word) ? word : null;
  const shown = isAddressable(current?.name) && isPlain ? current.name : null;
  /** What the two said before. */
  const before = useRef<{ named: AddressableDialog | null; shown: AddressableDialog | null }>({ named: null, shown: null });
  const wasPlain = useRef(isPlain);

  useEffect(() => {
    // While a page is on its way, what is drawn lags behind the router, and writing the old address would undo the step.
    const { location, navigation } = router?.state ?? {};
    if (!location || navigation?.state !== 'idle' || location.pathname !== pathname || location.search !== search) return undefined;
    const isLeftByBack = isPlain && !wasPlain.current && router?.state.historyAction === 'POP';
    wasPlain.current = isPlain;
    if (isLeftByBack && shown && !isDemanded) return close();
    const write = (name: AddressableDialog | null, replace: boolean) => {
      // What the dialog before had written into the address goes with it.
      const kept = [...new URLSearchParams(search)].filter(([key]) => !key.startsWith(`${dialogParameter}.`));
      const next = new URLSearchParams(kept);
      if (name) next.set(dialogParameter, name);
      else next.delete(dialogParameter);
      void router?.navigate({ ...location, search: String(next) }, { preventScrollReset: true, replace });
    };
    const isChanged = shown !== before.current.shown;
    if (named === shown) before.current = { named, shown };
    else if (isChanged) {
      const tell = () => {
        before.current = { named, shown };
        write(shown, named !== null);
      };
      if (!shown) tell();
      // The press that opened it is answered first. If the page is on its way elsewhere by then, this runs again when it is there.
      else return afterPaint(() => router?.state.location === location && router.state.navigation.state === 'idle' && tell());
    } else if (named === null && shown === 'changePassword' && isDemanded) {
      // It cannot be left: closed and opened again, it would have lost what was typed.
      write(shown, false);
    } else if (named === null) {
      before.current = { named, shown: null };
      close();
    } else if (isMember !== undefined) {
      const isForVisitor = isPlain && ['anyone', isMember ? 'member' : 'guest'].includes(addressableDialogs[named]);
      before.current = { named, shown: isForVisitor ? named : null };
      if (isForVisitor) open(named);
      else write(null, true);
    }
    return undefined;
  }, [named, shown, state, isMember, isDemanded, isPlain, pathname, search, open, close, router]);

  return null;
}
