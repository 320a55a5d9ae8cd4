import { useViewerFact } from './useViewerFact.ts';
import { isOnTrial } from './viewer.ts';

/** Whether the visitor plays on a trial account; false while the gateway has not said so. */
export const useOnTrial = (): boolean => useViewerFact(isOnTrial);
