import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/Choice/Choice.tsx';

export type LoginWay = 'username' | 'sms';

const ways: readonly LoginWay[] = ['username', 'sms'];

/** By name or by SMS. */
export function WaySwitch({ way, onChange }: { way: LoginWay; onChange: (way: LoginWay) => void }) {
  const { t } = useTranslation('login');
  return (
    <Choice
      label={t('ways.label')}
      name="loginType"
      options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
      value={way}
      onChange={onChange}
    />
  );
}
