import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { type Crop, cropOf, maxZoom, middle, panned, placeOf, type Size } from './crop.ts';
import styles from './OwnAvatar.module.css';

export interface AvatarCropperProps {
  /** `data:` address of the picture as it was chosen. */
  source: string;
  onUse: (crop: Crop, size: Size) => void;
  onCancel: () => void;
  /** The browser cannot draw it. */
  onBroken: () => void;
}

/** Which square of a picture is taken: moved by the hand, or by what keys reach as well. */
export function AvatarCropper({ source, onUse, onCancel, onBroken }: AvatarCropperProps) {
  const { t } = useTranslation('profile');
  const [size, setSize] = useState<Size>();
  const [view, setView] = useState(middle);
  const held = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const crop = size && cropOf(size, view);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current || !size) return;
    const { clientX: x, clientY: y } = event;
    const side = event.currentTarget.clientWidth || 1;
    const [right, below] = [(x - held.current.x) / side, (y - held.current.y) / side];
    held.current = { x, y };
    setView((before) => panned(size, before, right, below));
  };
  const slider = (label: string, name: 'zoom' | 'across' | 'down', most: number, least = 0) => (
    <label className={styles['slider']}>
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={view[name]}
        onChange={({ currentTarget: { value } }) => setView((before) => ({ ...before, [name]: Number(value) }))}
      />
    </label>
  );
  return (
    <div className={styles['cropper']} role="group" aria-label={t('own.crop')}>
      <div
        className={styles['square']}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
      >
        <img
          src={source}
          alt=""
          draggable={false}
          className={styles['moved']}
          style={size && crop ? placeOf(size, crop) : undefined}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={onBroken}
        />
      </div>
      <p className={styles['help']}>{t('own.cropHelp')}</p>
      {slider(t('own.zoom'), 'zoom', maxZoom, 1)}
      {slider(t('own.across'), 'across', 1)}
      {slider(t('own.down'), 'down', 1)}
      <div className={styles['buttons']}>
        <Button variant="primary" onClick={() => size && crop && onUse(crop, size)}>
          {t('own.use')}
        </Button>
        <Button onClick={onCancel}>{t('own.cancel')}</Button>
      </div>
    </div>
  );
}
