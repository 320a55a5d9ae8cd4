import type { ScreenHandle } from '../../shell/screenHandle.ts';

/** What stands at an address whose games or goods are not there. */
export type PlaceholderName = 'lottery' | 'vnlottery' | 'seamless' | 'pointMall';

/** What the route tells its screen. */
export interface PlaceholderHandle extends ScreenHandle {
  readonly place: PlaceholderName;
}
