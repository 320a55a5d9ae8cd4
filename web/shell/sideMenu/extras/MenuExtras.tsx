import { Headset, Smartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ChatEntry } from '../../../chat/ChatEntry.tsx';
import type { MenuExtras_site$key } from './__generated__/MenuExtras_site.graphql.ts';
import { AppCodes } from './AppCodes.tsx';
import { MenuFold } from './MenuFold.tsx';
import { ServiceEntries } from './ServiceEntries.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useBars } from '../../bars.tsx';
import styles from './MenuExtras.module.css';

export interface MenuExtrasProps {
  site: MenuExtras_site$key;
  inDrawer: boolean;
}

/** What stands below the games: customer service, the way onto a phone, and where else the house is. */
export function MenuExtras({ site, inDrawer }: MenuExtrasProps) {
  const { t } = useTranslation('menu');
  const { isMini } = useBars();
  const { resources, switches } = useFragment<MenuExtras_site$key>(
    graphql`
      fragment MenuExtras_site on Site {
        resources {
          type
          url
        }
        switches {
          chat
        }
      }
    `,
    site,
  );
  return (
    <ul>
      <MenuFold icon={Headset} label={t('service.title')} inDrawer={inDrawer}>
        <ServiceEntries />
      </MenuFold>
      <MenuFold icon={Smartphone} label={t('app.title')} inDrawer={inDrawer}>
        <AppCodes resources={resources} />
      </MenuFold>
      {switches?.chat && (
        <li>
          <ChatEntry isNarrow={isMini && !inDrawer} className={styles['fold']} textClassName={styles['text']} />
        </li>
      )}
      <SocialLinks resources={resources} />
    </ul>
  );
}
