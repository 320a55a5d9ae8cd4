import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { buttonClass } from '../../../ui/Button/buttonClass.ts';

/** To what the house offers now; the panel stays behind. */
export function PromotionsLink() {
  const { t } = useTranslation('loyalty');
  return (
    <Link to="/promotions" className={buttonClass({})}>
      {t('promotions')}
    </Link>
  );
}
