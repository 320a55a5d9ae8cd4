import type { OwnHand, RoomView } from '../../../room/room.ts';
import type { Refused } from '../../kit/refusalText.ts';

/** Why the page is not told of its room at the moment: the text that says so. */
export type Disconnection = 'offline' | 'tooManyPages';

/** What the page shows at one moment. */
export interface TableState {
  readonly view: RoomView;
  /** The own hand that is being looked at; null while the next one is in sight. */
  readonly shown: OwnHand | null;
  readonly isBusy: boolean;
  readonly disconnection: Disconnection | null;
  /** The refusal that stands at the moves. */
  readonly refusal: Refused | null;
  /** The word that is asked for lies in another page. */
  readonly isWordElsewhere: boolean;
}
