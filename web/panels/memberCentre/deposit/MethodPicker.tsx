import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatMoney, type MoneyValue } from '../../../i18n/formatMoney.ts';
import styles from './MethodPicker.module.css';

export interface MethodPickerProps {
  methods: readonly { readonly id: string; readonly name: string; readonly minimum: MoneyValue; readonly maximum: MoneyValue }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The ways to pay in, each with its limits. */
export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  const { t, i18n } = useTranslation('deposit');
  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>{t('method')}</legend>
      {methods.map(({ id, name, minimum, maximum }) => (
        <label key={id} htmlFor={`method-${id}`} className={styles['card']}>
          <input id={`method-${id}`} type="radio" name="method" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            <span className={styles['name']}>{name}</span>
            <span className={styles['bounds']}>
              {t('bounds', { minimum: formatMoney(minimum, i18n.language), maximum: formatMoney(maximum, i18n.language) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
