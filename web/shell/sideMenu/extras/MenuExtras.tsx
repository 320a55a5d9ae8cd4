import { Headset, Smartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import type { MenuExtras_site$key } from './__generated__/MenuExtras_site.graphql.ts';
import { AppCodes } from './AppCodes.tsx';
import { MenuFold } from './MenuFold.tsx';
import { ServiceEntries } from './ServiceEntries.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export interface MenuExtrasProps {
  site: MenuExtras_site$key;
  inDrawer: boolean;
}

/** What stands below the games: customer service, the way onto a phone, and where else the house is. */
export function MenuExtras({ site, inDrawer }: MenuExtrasProps) {
  const { t } = useTranslation('menu');
  const { resources } = useFragment<MenuExtras_site$key>(
    graphql`
      fragment MenuExtras_site on Site {
        resources {
          type
          url
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
      <SocialLinks resources={resources} />
    </ul>
  );
}
