import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useBars } from '../bars.tsx';

/** Mini and expanded. */
export function CollapseToggle() {
  const { t } = useTranslation('shell');
  const { isMini, toggle } = useBars();
  return (
    <IconButton label={t(isMini ? 'menu.expand' : 'menu.collapse')} aria-expanded={!isMini} onClick={toggle}>
      {isMini ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
    </IconButton>
  );
}
