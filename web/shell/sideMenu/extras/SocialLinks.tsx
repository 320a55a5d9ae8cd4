import { Camera, type LucideIcon, Phone, Send, UsersRound } from 'lucide-react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './MenuExtras.module.css';

/** Kinds of resources that are places of other houses, by the names they go by in every language; the signs are ours. */
const places: readonly (readonly [type: string, name: string, icon: LucideIcon])[] = [
  ['FACEBOOK', 'Facebook', UsersRound],
  ['INSTAGRAM', 'Instagram', Camera],
  ['TELEGRAM', 'Telegram', Send],
  ['WHATSAPP', 'WhatsApp', Phone],
];

/** Where else the house is; nothing where the operator names no such place. */
export function SocialLinks({ resources }: { resources: readonly { readonly type: string; readonly url: string }[] }) {
  const { t } = useTranslation('menu');
  const links = places.flatMap(([type, name, Icon]) => {
    const url = resources.find((resource) => resource.type === type)?.url;
    return url === undefined ? [] : [{ name, url, Icon }];
  });
  if (links.length === 0) return null;
  return (
    <li>
      <ul aria-label={t('social.label')} className={styles['social']}>
        {links.map(({ name, url, Icon }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('social.on', { name })}
              title={name}
              className={styles['place']}
            >
              <Icon aria-hidden="true" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
