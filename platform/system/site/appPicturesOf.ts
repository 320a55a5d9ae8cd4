import type { AnswerOf } from '#contract/call.ts';
import type { systemStatus } from '#contract/system/site.ts';
import type { ShownAppPicture } from '../../content/picture/picture.ts';

type Told = Pick<AnswerOf<typeof systemStatus>['info'], 'appIcons' | 'screenshots' | 'sharePicture'>;

/** The pictures for where no SVG is taken, each told by what it is for. */
export function appPicturesOf(shown: readonly ShownAppPicture[]): Told {
  const share = shown.find(({ use }) => use === 'share');
  return {
    appIcons: shown
      .filter(({ use }) => use === 'icon' || use === 'maskable')
      .map(({ address, use, width }) => ({ path: address, size: width, maskable: use === 'maskable' })),
    screenshots: shown.filter(({ use }) => use === 'screenshot').map(({ address, width, height }) => ({ path: address, width, height })),
    ...(share && { sharePicture: share.address }),
  };
}
