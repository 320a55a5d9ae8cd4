import { useTranslation } from '../../i18n/useTranslation.ts';
import type { CustomerServiceProblem } from './useCustomerService.ts';

/** Why customer service did not open, and the way there that needs no window of ours. */
export function ServiceProblem({ problem }: { problem: CustomerServiceProblem | null }) {
  const { t } = useTranslation('status');
  return (
    <p role="status">
      {problem && t(`contact.${problem.kind}`)}{' '}
      {problem?.link && (
        <a href={problem.link} target="_blank" rel="noopener noreferrer">
          {t('contact.openHere')}
        </a>
      )}
    </p>
  );
}
