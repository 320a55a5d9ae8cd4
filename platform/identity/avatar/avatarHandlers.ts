import { avatarLimits } from '#contract/identity/avatar.ts';
import { isJpeg } from '../../core/content/isJpeg.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { Avatars } from './avatars.ts';

interface AvatarParts {
  readonly attempts: Attempts;
  readonly avatars: Avatars;
}

const hour = 3_600_000;

export const avatarHandlers = ({ attempts, avatars }: AvatarParts): Pick<Handlers, 'uploadAvatar'> => ({
  async uploadAvatar({ picture }, { member: { memberId } }) {
    const bytes = Buffer.from(picture, 'base64');
    if (bytes.length > avatarLimits.made || !isJpeg(bytes)) throw new CallRefusal('picture_failed');
    await attempts.consume([{ scope: `avatar:${memberId}`, limit: 20, window: hour }]);
    return { pictureId: await avatars.keep(memberId, picture) };
  },
});
