import { useTranslation } from '../i18n/useTranslation.ts';
import { useViewerFact } from '../session/useViewerFact.ts';
import { isAgent } from '../session/viewer.ts';
import type { MemberCentrePageKey } from './panelKeys.ts';

/** What a page of the member centre is called, wherever one is led to it: an agent sends money to those who were brought as well. */
export function useMemberCentreTitle(): (key: MemberCentrePageKey) => string {
  const { t } = useTranslation('memberCentre');
  const ofAgent = useViewerFact(isAgent);
  return (key) => t(key === 'transferUpline' && ofAgent ? `menuOfAgent.${key}` : `menu.${key}`);
}
