import { useSearchParams } from 'react-router-dom';
import { dialogParameter, overlayParameters } from '../../../overlays/overlayParameters.ts';

/** The address of the dialog that shows an announcement over this screen. */
export function useAnnouncementHref(): (id: string) => string {
  const [parameters] = useSearchParams();
  return (id) => {
    const next = overlayParameters.without(parameters);
    next.set(dialogParameter, 'announcements');
    next.set(`${dialogParameter}.item`, id);
    return `?${next}`;
  };
}
