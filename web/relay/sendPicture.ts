/** What became of a picture that was sent: its id, or the code of what was wrong with it. */
export type PictureOutcome = { readonly pictureId: string } | { readonly code: string };

interface Answer {
  readonly pictureId?: string;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}

/**
 * Milliseconds without progress after which it counts as lost: what a phone holds of it already has to get through a slow line, and then the operator
 * has eight seconds. A browser whose network has fallen silent waits for many minutes.
 */
const longestSilence = 45_000;

export interface SendOptions {
  /** What else the address says of it. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly language: string;
  /** Told how much has gone, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one picture to the gateway, as the whole body of a request: only this way a browser tells how far it is. Never rejects. */
export function sendPicture(
  path: '/uploads/pictures' | '/uploads/avatars',
  file: File,
  { parameters, language, onProgress, signal }: SendOptions,
): Promise<PictureOutcome> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ code: 'LOST' });
    const request = new XMLHttpRequest();
    request.open('POST', `${path}?${new URLSearchParams({ ...parameters, lang: language })}`);
    request.setRequestHeader('content-type', file.type);
    const listen = () => setTimeout(() => request.abort(), longestSilence);
    let silence = listen();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(silence);
      silence = listen();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => clearTimeout(silence));
    request.addEventListener('load', () => {
      const { pictureId, errors } = read(request.responseText);
      resolve(pictureId === undefined ? { code: errors?.[0]?.extensions?.code ?? 'LOST' } : { pictureId });
    });
    for (const event of ['error', 'abort']) request.addEventListener(event, () => resolve({ code: 'LOST' }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
