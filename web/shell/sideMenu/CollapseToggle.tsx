import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useBars } from '../bars.tsx';

/** Mini and expanded. */
export function CollapseToggle() {
  const { t } = useTranslation('shell');
  const { isMiniWanted, toggle } = useBars();
  return (
    <IconButton label={t(isMiniWanted ? 'menu.expand' : 'menu.collapse')} aria-expanded={!isMiniWanted} onClick={toggle}>
      {isMiniWanted ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
    </IconButton>
  );
}
