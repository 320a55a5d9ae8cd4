import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { DepositPromptQuery } from './__generated__/DepositPromptQuery.graphql.ts';
import styles from './LimitsPage.module.css';
import { LimitsPrompt } from './LimitsPrompt.tsx';

/** Above the page where money is brought in: asks for limits where the member has not answered within half a year. */
export function DepositPrompt() {
  const { viewer } = useLazyLoadQuery<DepositPromptQuery>(
    graphql`
      query DepositPromptQuery @raw_response_type {
        viewer {
          id
          playProtection {
            prompt
          }
        }
      }
    `,
    {},
  );
  const prompt = viewer?.playProtection?.prompt ?? 'NONE';
  if (prompt === 'NONE') return null;
  return (
    <div className={styles['prompt']}>
      <LimitsPrompt prompt={prompt} />
    </div>
  );
}
