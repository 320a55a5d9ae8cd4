import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { sendPicture } from '../../../relay/sendPicture.ts';
import type { Crop, Size } from './crop.ts';

/** As `avatarLimits` of the contract has it: looked at before anything is sent. */
export const maxMegabytes = 5;
const maxBytes = maxMegabytes * 1024 * 1024;
const types = new Set(['image/png', 'image/jpeg']);

/** A square of a picture, as it is shown before it is anywhere but here. */
export interface CutPicture {
  readonly source: string;
  readonly crop: Crop;
  readonly size: Size;
}

/** How far a picture of the member's own is. */
export type OwnAvatarState =
  | { readonly stage: 'none' }
  | { readonly stage: 'cutting'; readonly file: File; readonly source: string }
  | { readonly stage: 'sending'; readonly file: File; readonly cut: CutPicture; readonly progress: number }
  | { readonly stage: 'sent'; readonly cut: CutPicture; readonly pictureId: string }
  /** `file` and `cut` are there where it can be tried again. */
  | { readonly stage: 'failed'; readonly code: string; readonly file?: File; readonly cut?: CutPicture };

export interface OwnAvatar {
  readonly state: OwnAvatarState;
  choose(file: File): void;
  /** Sends the square. */
  use(crop: Crop, size: Size): void;
  retry(): void;
  fail(code: string): void;
  clear(): void;
}

const sourceOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });

/** Takes a picture from the file to the operator: looked at, cut, sent. Whatever is wrong is a code that there are words for. */
export function useOwnAvatar(): OwnAvatar {
  const { i18n } = useTranslation();
  const [state, setState] = useState<OwnAvatarState>({ stage: 'none' });
  const sending = useRef<AbortController>(undefined);
  /** What was chosen last, while it is read: an earlier one may come later. */
  const reading = useRef<File>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const begin = (next: OwnAvatarState): void => {
    sending.current?.abort();
    sending.current = undefined;
    reading.current = undefined;
    setState(next);
  };
  const fail = (code: string): void => begin({ stage: 'failed', code });

  const send = async (file: File, cut: CutPicture): Promise<void> => {
    begin({ stage: 'sending', file, cut, progress: 0 });
    const own = (sending.current = new AbortController());
    const { x, y, side } = cut.crop;
    const outcome = await sendPicture('/uploads/avatars', file, {
      parameters: { x: x.toFixed(6), y: y.toFixed(6), side: side.toFixed(6) },
      language: i18n.language,
      onProgress: (progress) => !own.signal.aborted && setState({ stage: 'sending', file, cut, progress }),
      signal: own.signal,
    });
    if (own.signal.aborted) return;
    setState(
      'pictureId' in outcome ? { stage: 'sent', cut, pictureId: outcome.pictureId } : { stage: 'failed', code: outcome.code, file, cut },
    );
  };

  return {
    state,
    fail,
    choose: (file) => {
      if (!types.has(file.type)) return fail('PICTURE_TYPE');
      if (file.size > maxBytes) return fail('TOO_LARGE');
      reading.current = file;
      void sourceOf(file).then((source) => {
        if (reading.current !== file) return;
        if (source === '') fail('PICTURE_UNREADABLE');
        else begin({ stage: 'cutting', file, source });
      });
    },
    use: (crop, size) => {
      if (state.stage === 'cutting') void send(state.file, { source: state.source, crop, size });
    },
    retry: () => {
      if (state.stage === 'failed' && state.file && state.cut) void send(state.file, state.cut);
    },
    clear: () => begin({ stage: 'none' }),
  };
}
