import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { ChunkFault } from '../../chunks/ChunkFault.ts';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

test('ER-02 what the page stands without is left out where its code does not come', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart(() => Promise.reject(new ChunkFault(new TypeError('Failed to fetch'))));
  await act(async () => {
    render(
      <>
        <p>The page</p>
        <SectionBoundary fallback={null}>
          <Suspense>
            <Part />
          </Suspense>
        </SectionBoundary>
      </>,
    );
  });
  expect(screen.getByText('The page')).toBeTruthy();
  failed.mockRestore();
});
