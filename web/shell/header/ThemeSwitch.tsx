import { Moon, Sun } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { shownTheme } from '../../ui/shownTheme.ts';
import { changeTheme } from './changeTheme.ts';

/** Light and dark. The page opens in light unless dark was chosen before; the head's script has applied it by then. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState(shownTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const callOff = useRef<() => void>(undefined);
  const change = () => {
    callOff.current?.();
    setTheme(other);
    callOff.current = changeTheme(other);
  };
  return (
    <IconButton label={t(`theme.${other}`)} onClick={change}>
      {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
