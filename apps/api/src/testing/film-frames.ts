import sharp from 'sharp'

const WIDTH = 320
const HEIGHT = 180

/** A number between 0 and 1 that is always the same for the same place in a film. */
const chance = (film: number, frame: number, of: number): number => {
  const wave = Math.sin(film * 127.1 + frame * 311.7 + of * 74.7) * 43_758.5453
  return wave - Math.floor(wave)
}

/** What has become of a film since it was made. */
export interface Remake {
  /** Quality of the compression, 1 to 100. */
  quality?: number
  /** Share that is cut off at each side. */
  crop?: number
  /** Factor of the brightness. */
  brightness?: number
  width?: number
}

/** A still frame of an invented film as a JPEG: shapes on a ground, others in every film and every frame. */
export async function stillFrame(film: number, frame: number, remake: Remake = {}): Promise<Buffer> {
  const { quality = 90, crop = 0, brightness = 1, width = WIDTH } = remake
  const pick = (of: number) => chance(film, frame, of)
  const grey = (of: number) => Math.round(40 + pick(of) * 180)
  const shapes = Array.from({ length: 7 }, (_, at) => {
    const size = 30 + pick(at * 5 + 1) * 80
    const place = `x="${pick(at * 5 + 2) * WIDTH - 20}" y="${pick(at * 5 + 3) * HEIGHT - 20}"`
    return `<rect ${place} width="${size}" height="${size * 0.8}" fill="rgb(${grey(at)},${grey(at + 50)},${grey(at + 90)})"/>`
  })
  const ground = `<rect width="100%" height="100%" fill="rgb(${grey(200)},${grey(201)},${grey(202)})"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${shapes.join('')}</svg>`
  const whole = await sharp(Buffer.from(svg)).png().toBuffer()
  const [left, top] = [Math.round(WIDTH * crop), Math.round(HEIGHT * crop)]
  return sharp(whole)
    .extract({ left, top, width: WIDTH - 2 * left, height: HEIGHT - 2 * top })
    .resize({ width })
    .modulate({ brightness })
    .jpeg({ quality })
    .toBuffer()
}

/** Still frames of an invented film, in order. */
export const stillFrames = (film: number, remake: Remake = {}, count = 16): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => stillFrame(film, at, remake)))
