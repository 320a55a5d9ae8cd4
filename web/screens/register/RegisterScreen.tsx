import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { NewPlayerPromotions } from '../../dialogs/register/NewPlayerPromotions.tsx';
import { RegistrationForm } from '../../dialogs/register/RegistrationForm.tsx';
import { RegistrationWays } from '../../dialogs/register/RegistrationWays.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import type { RegisterScreenQuery } from './__generated__/RegisterScreenQuery.graphql.ts';

/** Registration as a page: the same form as in the dialog, with a reset button and ways out. */
export function RegisterScreen() {
  const { t } = useTranslation('auth');
  const data = useRouteQuery<RegisterScreenQuery>(graphql`
    query RegisterScreenQuery @preloadable @raw_response_type {
      ...RegistrationForm_query
      site {
        brandName
        ...NewPlayerPromotions_site
      }
      ...BannerArea_query @arguments(group: REGISTER)
      ...Shell_query @arguments(hasMenus: false)
    }
  `);
  return (
    <>
      <title>{t('register.pageTitle', { brand: data.site.brandName })}</title>
      <BannerArea query={data} />
      <FormPage isWide>
        <RegistrationForm query={data} isPage />
        <RegistrationWays />
        <NewPlayerPromotions site={data.site} />
      </FormPage>
    </>
  );
}
