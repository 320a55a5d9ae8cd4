import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { type ChosenPicture, pictureList } from './pictureList.ts';
import { sendPicture } from '../../relay/sendPicture.ts';

const types = new Set(['image/png', 'image/jpeg']);

function previewOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
}

export interface Pictures {
  readonly pictures: readonly ChosenPicture[];
  /** Takes files as they were chosen, and begins to send those that fit. */
  add(files: readonly File[]): void;
  /** Sends one again that was lost. */
  retry(picture: ChosenPicture): void;
  remove(key: string): void;
  describe(key: string, remark: string): void;
}

/** The pictures of a form: they go as soon as they are chosen, one after the other. What is wrong with one is said beside it, and no other is lost for it. */
export function usePictures(maxBytes: number): Pictures {
  const { i18n } = useTranslation();
  const [pictures, change] = useReducer(pictureList, []);
  const sending = useRef(new Map<string, AbortController>());
  const line = useRef(Promise.resolve());
  const number = useRef(0);

  useEffect(() => {
    const { current } = sending;
    return () => current.forEach((each) => each.abort());
  }, []);

  const send = useCallback(
    (key: string, file: File) => {
      const controller = new AbortController();
      sending.current.set(key, controller);
      // Side by side they would share the line, and each be on its way for as long as all of them.
      line.current = line.current.then(async () => {
        const outcome = await sendPicture('/uploads/pictures', file, {
          language: i18n.language,
          onProgress: (progress) => change({ type: 'changed', key, to: { progress } }),
          signal: controller.signal,
        });
        sending.current.delete(key);
        change({ type: 'changed', key, to: { progress: 1, ...outcome } });
      });
    },
    [i18n],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const key = String((number.current += 1));
        const code = !types.has(file.type) ? 'PICTURE_TYPE' : file.size > maxBytes ? 'TOO_LARGE' : undefined;
        change({ type: 'added', picture: { key, file, preview: '', remark: '', progress: 0, code } });
        if (code !== undefined) continue;
        void previewOf(file).then((preview) => change({ type: 'changed', key, to: { preview } }));
        send(key, file);
      }
    },
    [maxBytes, send],
  );

  return {
    pictures,
    add,
    retry: ({ key, file }) => {
      change({ type: 'changed', key, to: { code: undefined, progress: 0 } });
      send(key, file);
    },
    remove: (key) => {
      sending.current.get(key)?.abort();
      change({ type: 'removed', key });
    },
    describe: (key, remark) => change({ type: 'changed', key, to: { remark } }),
  };
}
