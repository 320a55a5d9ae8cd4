import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageCodes } from '../../i18n/languageCodes.ts';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { memberCentrePages } from '../../overlays/panelKeys.ts';
import { useMemberCentreTitle } from '../../overlays/useMemberCentreTitle.ts';
import { panelSearch, usePanel } from '../../overlays/usePanel.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { useViewerFact } from '../../session/useViewerFact.ts';
import { ownsAccount } from '../../session/viewer.ts';
import { categoryRoutes } from '../../shell/categories.ts';
import { useTheme } from '../../shell/header/useTheme.ts';
import { useLanguage } from '../../shell/useLanguage.ts';
import type { useCommandsQuery } from './__generated__/useCommandsQuery.graphql.ts';

/** Something that can be had by its name. */
export interface Command {
  readonly key: string;
  readonly label: string;
  /** What kind of thing it is. */
  readonly hint: string;
  readonly run: () => void;
}

const pages = ['promotions', 'help', 'down', 'sites'] as const;

/** Pages, those of the member centre too, themes, languages, and the way in or out. What they ask for the shell has asked for already. */
export function useCommands(): readonly Command[] {
  const { t } = useTranslation(['palette', 'shell']);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { open } = useDialogs();
  const panel = usePanel();
  const titleOf = useMemberCentreTitle();
  const isMember = useSignedIn();
  const hasMemberCentre = useViewerFact(ownsAccount);
  const [language, changeLanguage] = useLanguage();
  const [theme, changeTheme] = useTheme();
  const { site } = useLazyLoadQuery<useCommandsQuery>(
    graphql`
      query useCommandsQuery @raw_response_type {
        site {
          languages
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const page = (path: string, label: string): Command => ({ key: path, label, hint: t('kinds.page'), run: () => void navigate(path) });
  const action = (key: string, label: string, run: () => void): Command => ({ key, label, hint: t('kinds.action'), run });
  return [
    page('/', t('shell:menu.home')),
    ...categoryRoutes.map(({ path, category }) => page(path, t(`shell:category.${category}`))),
    ...pages.map((name) => page(`/${name}`, t(`pages.${name}`))),
    ...(hasMemberCentre ? memberCentrePages : []).map((key): Command => ({
      key,
      label: titleOf(key),
      hint: t('kinds.account'),
      run: () => panel.open(key),
    })),
    action('theme', t(`shell:theme.${otherTheme}`), () => changeTheme(otherTheme)),
    ...languageCodes
      .filter(({ code }) => code !== language && site.languages.some((offered) => offered === code))
      .map(({ code, name }) => ({ key: code, label: name, hint: t('kinds.language'), run: () => void changeLanguage(code) })),
    ...(isMember
      ? [action('logOut', t('shell:account.logOut'), () => open('logOut'))]
      : [
          action('login', t('shell:header.logIn'), () => open('login')),
          action('register', t('shell:header.register'), () => void navigate(`/register${panelSearch(search)}`)),
        ]),
    action('shortcutHelp', t('shortcuts.title'), () => open('shortcutHelp')),
  ];
}
