import { uploadLimits } from '../../contract/content/feedback.ts';

/** Pictures held in memory at once, of all members; another one is told to come again. */
const maxAtOnce = 6;
/** Of these, one member's: as many as a form holds. However slowly somebody sends, places are left to others. */
const maxOfMember = uploadLimits.pictures;

export interface UploadPlaces {
  /** Takes a place, and answers what gives it back; undefined where none is free. */
  take(memberId: string): (() => void) | undefined;
}

export function createUploadPlaces(): UploadPlaces {
  const held: string[] = [];
  return {
    take(memberId) {
      if (held.length >= maxAtOnce || held.filter((each) => each === memberId).length >= maxOfMember) return undefined;
      held.push(memberId);
      return () => void held.splice(held.indexOf(memberId), 1);
    },
  };
}
