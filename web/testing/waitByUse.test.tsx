import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import viewerQuery, { type useViewerQuery } from '../session/__generated__/useViewerQuery.graphql.ts';
import { aMember } from './aMember.ts';
import { answer } from './answer.ts';

const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** By a promise of its own, as places have that ask different things. */
const Answered = ({ place }: { place: number }) =>
  useLazyLoadQuery<useViewerQuery>(viewerQuery, {}, { fetchKey: place }).viewer && 'answered';

/** Each comes with code of its own, at its own time, and waits for an answer then. */
const newPlaces = () =>
  [1, 2, 3, 3].map((later) =>
    lazy(async (): Promise<{ default: ComponentType<{ place: number }> }> => {
      await pass(later);
      return { default: Answered };
    }),
  );

type Draw = (turn: number) => void;

function Places({ places, tell }: { places: ReturnType<typeof newPlaces>; tell: (draw: Draw) => void }) {
  const [turn, draw] = useState(0);
  useEffect(() => tell(draw), [tell]);
  return (
    <>
      <p>turn {turn}</p>
      {places.map((Place, index) => (
        <Suspense key={index} fallback={<p>waiting</p>}>
          <p>
            <Place place={index} />
          </p>
        </Suspense>
      ))}
    </>
  );
}

test.each([1, 2, 3, 4, 5, 6])(
  'places that wait for an answer come to rest, whenever what is around them is drawn anew: after %i ms',
  { timeout: 5_000 },
  async (milliseconds) => {
    const environment = createMockEnvironment();
    const places = newPlaces();
    let drawAnew: Draw = () => undefined;
    const tell = (draw: Draw) => void (drawAnew = draw);
    await act(async () => {
      render(
        <RelayEnvironmentProvider environment={environment}>
          <Places places={places} tell={tell} />
        </RelayEnvironmentProvider>,
      );
    });
    await act(async () => {
      drawAnew(1);
      await pass(milliseconds);
      drawAnew(2);
    });
    expect(screen.getByText('turn 2')).toBeTruthy();
    await act(() => pass(5));
    expect(screen.getAllByText('waiting')).toHaveLength(4);
    await answer(environment, 'useViewerQuery', { viewer: aMember });
    expect(screen.getAllByText('answered')).toHaveLength(4);
  },
);
