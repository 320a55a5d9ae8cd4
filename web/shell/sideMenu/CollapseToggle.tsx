import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useStoredFlag } from '../useStoredFlag.ts';

/** Mini and expanded. The head's script applies the stored choice before anything is painted. */
export function CollapseToggle() {
  const { t } = useTranslation('shell');
  const [isMini, setMini] = useStoredFlag('sideMini');
  const change = () => {
    document.documentElement.dataset['side'] = isMini ? 'expanded' : 'mini';
    setMini(!isMini);
  };
  return (
    <IconButton label={t(isMini ? 'menu.expand' : 'menu.collapse')} aria-expanded={!isMini} onClick={change}>
      {isMini ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
    </IconButton>
  );
}
