/** What came of each thing that the page of a game tried: `done`, or what it was refused by. */
export interface FrameAttempts {
  readonly reachedTop: string;
  readonly readCookies: string;
  readonly readStorage: string;
  readonly leftTop: string;
  readonly usedCamera: string;
  readonly usedPlace: string;
  readonly installedWorker: string;
}

/**
 * What a malicious game would try on the site around it. Runs within the frame: it may name nothing outside of itself.
 * What has no outcome of its own (a form for the whole window, a download) shows in the page around it.
 */
export async function tryFromFrame(): Promise<FrameAttempts> {
  const outcome = async (act: () => unknown): Promise<string> => {
    try {
      await act();
      return 'done';
    } catch (refusal) {
      return refusal instanceof Error || refusal instanceof DOMException ? refusal.name : 'refused';
    }
  };
  const click = (element: HTMLElement): void => {
    document.body.append(element);
    element.click();
    element.remove();
  };
  const form = Object.assign(document.createElement('form'), { action: '/elsewhere', target: '_top' });
  document.body.append(form);
  // One browser throws at these, another is silent.
  await outcome(() => form.submit());
  form.remove();
  await outcome(() => click(Object.assign(document.createElement('a'), { href: '/elsewhere', target: '_top' })));
  const file = URL.createObjectURL(new Blob(['x']));
  await outcome(() => click(Object.assign(document.createElement('a'), { href: file, download: 'prize.exe' })));
  return {
    reachedTop: await outcome(() => top?.document.title),
    readCookies: await outcome(() => top?.document.cookie),
    readStorage: await outcome(() => top?.localStorage.length),
    leftTop: await outcome(() => top?.location.replace('https://elsewhere.example/')),
    usedCamera: await outcome(() => navigator.mediaDevices.getUserMedia({ video: true, audio: true })),
    usedPlace: await outcome(
      () =>
        new Promise((resolve, reject) => {
          navigator.geolocation.getCurrentPosition(resolve, () => reject(new DOMException('', 'NotAllowedError')), { timeout: 2_000 });
        }),
    ),
    installedWorker: await outcome(() => navigator.serviceWorker.register(document.querySelector('script')?.src ?? '/worker.js')),
  };
}
