import { Suspense } from 'react';
import { useLater } from '../../ui/useLater.ts';
import type { MenuExtrasProps } from './extras/MenuExtras.tsx';

const load = async () => (await import('./extras/MenuExtras.tsx')).MenuExtras;

/** The end of the side menu, which is no part of a first load. */
export function LazyMenuExtras(props: MenuExtrasProps) {
  const MenuExtras = useLater(load);
  return (
    MenuExtras && (
      <Suspense>
        <MenuExtras {...props} />
      </Suspense>
    )
  );
}
