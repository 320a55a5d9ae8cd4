import { useViewerFact } from './useViewerFact.ts';
import { isSignedIn } from './viewer.ts';

/** Whether somebody is signed in; `undefined` while the gateway has not said so. */
export const useSignedIn = (): boolean | undefined => useViewerFact(isSignedIn);
