import { betweenSentences } from '../../i18n/betweenSentences.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { CustomerServiceProblem } from './useCustomerService.ts';

/** Why customer service did not open, and the way there that needs no window of ours. */
export function ServiceProblem({ problem }: { problem: CustomerServiceProblem | null }) {
  const { t, i18n } = useTranslation('status');
  return (
    <p role="status">
      {problem && t(`contact.${problem.kind}`)}
      {problem?.link && betweenSentences(i18n.language)}
      {problem?.link && (
        <a href={problem.link} target="_blank" rel="noopener noreferrer">
          {t('contact.openHere')}
        </a>
      )}
    </p>
  );
}
