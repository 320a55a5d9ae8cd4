import type { CategoryRoute } from '../../shell/categories.ts';
import type { ScreenHandle } from '../../shell/screenHandle.ts';

/** What the route of a lobby tells its screen. */
export interface LobbyHandle extends ScreenHandle {
  readonly route: CategoryRoute;
}
