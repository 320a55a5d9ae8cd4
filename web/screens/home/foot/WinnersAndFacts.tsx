import { Suspense } from 'react';
import { SectionBoundary } from '../../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { HouseFacts } from './HouseFacts.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

/** Who has won, and how it is counted. */
export function WinnersAndFacts() {
  return (
    <>
      <SectionBoundary>
        <Suspense fallback={<Skeleton height="152px" />}>
          <WinnerBoard />
        </Suspense>
      </SectionBoundary>
      <HouseFacts />
    </>
  );
}
