import { Fragment, type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSignIn } from '../../identity/useSignIn.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { useViewer } from '../../session/useViewer.ts';
import { GameTileSkeleton } from '../../shell/games/GameTileSkeleton.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import type { OwnGamesPageQuery$variables } from './__generated__/OwnGamesPageQuery.graphql.ts';
import gridStyles from './GameGrid.module.css';
import type { OwnList } from '../../shell/games/ownList.ts';
import { OwnGamesPage } from './OwnGamesPage.tsx';
import type { LobbyAddress } from './useLobbyFilters.ts';

export interface OwnGamesProps {
  list: OwnList;
  category: OwnGamesPageQuery$variables['category'];
  address: LobbyAddress;
}

/** The games of a lobby that the member has played last, or has marked; a guest is asked to log in. */
export function OwnGames({ list, category, address }: OwnGamesProps) {
  const variables = { category, page: address.filters.page, isRecent: list === 'recent' };
  return (
    <SectionBoundary resetKey={JSON.stringify(variables)}>
      <Suspense fallback={<Waiting />}>
        <ForMembers>
          <OwnGamesPage list={list} variables={variables} address={address} />
        </ForMembers>
      </Suspense>
    </SectionBoundary>
  );
}

/** What it holds for those who have an account of their own; for others, how to come by one. */
function ForMembers({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['lobby', 'shell']);
  const { open } = useDialogs();
  const { guard } = useSignIn();
  const viewer = useViewer();
  // Another member's are asked for anew.
  if (viewer?.memberCentreAllowed) return <Fragment key={viewer.id}>{children}</Fragment>;
  if (viewer)
    return (
      <EmptyState
        title={t('own.trial.title')}
        text={t('own.trial.text')}
        action={
          <Button variant="primary" onClick={() => open('register')}>
            {t('shell:header.register')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t('own.guest.title')}
      text={t('own.guest.text')}
      action={
        <Button variant="primary" onClick={() => guard(() => undefined)}>
          {t('own.guest.action')}
        </Button>
      }
    />
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={gridStyles['grid']}>
      {Array.from({ length: 12 }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </div>
  );
}
