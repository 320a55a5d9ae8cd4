import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useTheme } from './useTheme.ts';

/** Light and dark. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const [theme, change] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={t(`theme.${other}`)} onClick={() => change(other)}>
      {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
