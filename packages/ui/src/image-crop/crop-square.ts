import type { CropArea } from './encode-picture'

interface Size {
  width: number
  height: number
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** The square of the given zoom around a centre, clamped to the picture. Zoom 1 is the largest square there is. */
export function squareAt({ width, height }: Size, zoom: number, centre: { x: number; y: number }): CropArea {
  const side = Math.min(width, height) / Math.max(zoom, 1)
  const [across, down] = [(side / width) * 100, (side / height) * 100]
  return {
    x: within(centre.x - across / 2, 100 - across),
    y: within(centre.y - down / 2, 100 - down),
    width: across,
    height: down,
  }
}

/** The largest part of a ratio in the middle of a picture; the whole picture without a ratio. */
export function largestArea({ width, height }: Size, aspect: number | undefined): CropArea {
  const across = aspect === undefined ? 100 : Math.min(100, ((height * aspect) / width) * 100)
  const down = aspect === undefined ? 100 : Math.min(100, (width / aspect / height) * 100)
  return { x: (100 - across) / 2, y: (100 - down) / 2, width: across, height: down }
}

/** The middle of a square. */
export function centreOf({ x, y, width, height }: CropArea): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

/** How far a square is zoomed into its picture. */
export function zoomOf({ width, height }: Size, square: CropArea): number {
  const side = (square.width / 100) * width
  return side > 0 ? Math.min(width, height) / side : 1
}
