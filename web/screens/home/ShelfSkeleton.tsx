import { GameTileSkeleton } from '../../shell/games/GameTileSkeleton.tsx';
import { Rail } from '../../ui/Rail/Rail.tsx';

/** As large as a shelf of one row of tiles. */
export function ShelfSkeleton() {
  return (
    <div aria-busy="true">
      <Rail title=" ">
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index}>
            <GameTileSkeleton />
          </li>
        ))}
      </Rail>
    </div>
  );
}
