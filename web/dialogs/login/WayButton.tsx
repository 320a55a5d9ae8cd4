import { MessageSquareText, UserRound } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';

export type LoginWay = 'username' | 'sms';

/** Leads from the one form to the other: by name, or by SMS. */
export function WayButton({ way, onChange }: { way: LoginWay; onChange: (way: LoginWay) => void }) {
  const { t } = useTranslation('login');
  const other = way === 'username' ? 'sms' : 'username';
  const Icon = other === 'sms' ? MessageSquareText : UserRound;
  return (
    <Button wide icon={<Icon aria-hidden="true" size={20} />} onClick={() => onChange(other)}>
      {t(`ways.${other}`)}
    </Button>
  );
}
