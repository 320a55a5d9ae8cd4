/** How a picture lies behind the square that is cut out of it. */
export interface View {
  /** 1 shows as much as goes into the square. */
  readonly zoom: number;
  /** Where the square lies in what is left of width and height, from 0 to 1. */
  readonly across: number;
  readonly down: number;
}

export const middle: View = { zoom: 1, across: 0.5, down: 0.5 };
export const maxZoom = 4;

/** Pixels of a picture as it is seen. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square as parts of a picture: of width, of height, and of the shorter side. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export function cropOf({ width, height }: Size, { zoom, across, down }: View): Crop {
  const side = Math.min(width, height) / zoom;
  return { x: (across * (width - side)) / width, y: (down * (height - side)) / height, side: 1 / zoom };
}

/** Where the picture lies behind the square, in per cent of the square's side. */
export function placeOf({ width, height }: Size, { x, y, side }: Crop) {
  const square = Math.min(width, height) * side;
  const percent = (pixels: number) => `${(pixels / square) * 100}%`;
  return {
    inlineSize: percent(width),
    blockSize: percent(height),
    insetInlineStart: percent(-x * width),
    insetBlockStart: percent(-y * height),
  };
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The view after the picture was moved by parts of the square's side. */
export function panned({ width, height }: Size, view: View, right: number, below: number): View {
  const side = Math.min(width, height) / view.zoom;
  const along = (at: number, by: number, length: number) => (length > side ? within(at - (by * side) / (length - side)) : at);
  return { ...view, across: along(view.across, right, width), down: along(view.down, below, height) };
}
