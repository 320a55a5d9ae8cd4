import { Refusal } from './refusals/refusals.ts';
import { refusalType } from './refusals/refusalType.ts';

export class PictureGoneError extends Refusal {
  constructor() {
    super('PICTURE_GONE');
  }
}
refusalType(
  PictureGoneError,
  'PictureGoneError',
  'A picture is unknown, was used already, or was uploaded more than a day ago; nothing was sent or kept. Code `PICTURE_GONE`.',
);
