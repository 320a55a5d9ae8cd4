/** Pixels of a code that is taken along, and of the white around it. */
export const savedSize = 800;
export const savedMargin = 20;

/** Saves a drawn code as a picture, with white around it. */
export function saveCode(code: HTMLCanvasElement, name: string): void {
  const picture = document.createElement('canvas');
  picture.width = savedSize;
  picture.height = savedSize;
  const pen = picture.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, savedSize, savedSize);
  const inner = savedSize - 2 * savedMargin;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(code, savedMargin, savedMargin, inner, inner);
  const link = document.createElement('a');
  link.href = picture.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}
