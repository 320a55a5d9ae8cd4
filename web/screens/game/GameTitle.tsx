import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';

interface GameTitleProps {
  /** Of the game, once it is known. */
  name: string | undefined;
  brand: string;
}

/** What tab and history call the page: several games may be open side by side. The frame does not wait for its words. */
export function GameTitle(props: GameTitleProps) {
  return (
    <Suspense>
      <Title {...props} />
    </Suspense>
  );
}

function Title({ name, brand }: GameTitleProps) {
  const { t } = useTranslation('game');
  return <title>{name === undefined ? t('title', { brand }) : t('titleOf', { name, brand })}</title>;
}
