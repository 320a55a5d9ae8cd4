import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { createImageOutcomes, type ImageOutcomes, imageObserverThreshold, imagePreloadFactor } from './imageSources.ts';

interface ImageParts {
  outcomes: ImageOutcomes;
  /** Calls back once, when the element comes near; returns what stops the watch. */
  watch(element: Element, onNear: () => void): () => void;
}

const ImgContext = createContext<ImageParts | null>(null);

/** One observer and one memory of outcomes for all pictures of the page. */
export function ImgProvider({ children }: { children: ReactNode }) {
  const [parts] = useState(createParts);
  useEffect(() => parts.disconnect, [parts]);
  return <ImgContext value={parts}>{children}</ImgContext>;
}

export function useImageParts(): ImageParts {
  const parts = use(ImgContext);
  if (!parts) throw new Error('Img is used outside of ImgProvider');
  return parts;
}

function createParts(): ImageParts & { disconnect(): void } {
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | undefined;
  const begin = () =>
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
      },
      { rootMargin: `${Math.round((imagePreloadFactor - 1) * 100)}%`, threshold: imageObserverThreshold },
    );
  return {
    outcomes: createImageOutcomes(),
    watch(element, onNear) {
      observer ??= begin();
      const stop = () => {
        waiting.delete(element);
        observer?.unobserve(element);
      };
      waiting.set(element, () => {
        stop();
        onNear();
      });
      observer.observe(element);
      return stop;
    },
    disconnect() {
      observer?.disconnect();
      observer = undefined;
    },
  };
}
