import { encodePng } from '../../pictures/png-encoder'

const WIDTH = 150
const HEIGHT = 50
/** Space for each character: less than its width, so that neighbours touch. */
const CELL = 31
const INK = 38
const PAPER = 244

// Strokes on a grid of 4 by 6 steps: letters of points, two digits each.
const GLYPHS: Record<string, string> = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  K: '00 06|40 03 46',
  L: '00 06 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  3: '00 40 23 44 36 06',
  4: '36 30 04 44',
  7: '00 40 16',
}
const LENGTH = 4

type Point = readonly [x: number, y: number]

/** A straight piece of a stroke. */
interface Segment {
  from: Point
  to: Point
  thickness: number
}

/** A number from `from` up to `to`. */
function between(from: number, to: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return from + ((to - from) * value) / 2 ** 32
}

/** Characters that are hard to mistake for one another. */
export function randomSolution(): string {
  const characters = Object.keys(GLYPHS)
  return Array.from({ length: LENGTH }, () => characters[Math.floor(between(0, characters.length))] ?? 'A').join('')
}

const joined = (points: readonly Point[], thickness: number): Segment[] =>
  points.slice(1).map((to, index) => ({ from: points[index] ?? to, to, thickness }))

/** A character in its own size, slant and rotation around the middle of its cell. */
function glyphSegments(character: string, index: number): Segment[] {
  const [angle, slant] = [between(-0.4, 0.4), between(-0.3, 0.3)]
  const [wide, high] = [between(4.6, 6.4), between(4.4, 5.8)]
  const [left, top] = [18 + index * CELL + between(-5, 5), HEIGHT / 2 + between(-5, 5)]
  const thickness = between(1.1, 2)
  const place = (column: number, row: number): Point => {
    const y = (row - 3) * high + between(-1, 1)
    const x = (column - 2) * wide + y * slant + between(-1, 1)
    return [left + x * Math.cos(angle) - y * Math.sin(angle), top + x * Math.sin(angle) + y * Math.cos(angle)]
  }
  return (GLYPHS[character] ?? '').split('|').flatMap((stroke) => {
    const points = stroke.split(' ').map((point) => place(Number(point.charAt(0)), Number(point.charAt(1))))
    return joined(points, thickness)
  })
}

/** A curve across the picture that looks like a stroke of a character. */
function curveSegments(): Segment[] {
  const [from, to] = [between(4, HEIGHT - 4), between(4, HEIGHT - 4)]
  const [bend, phase, waves] = [between(6, 14), between(0, 6), between(0.03, 0.07)]
  const points = Array.from({ length: 26 }, (_, step): Point => {
    const x = step * 6
    return [x, from + ((to - from) * x) / WIDTH + bend * Math.sin(x * waves + phase)]
  })
  return joined(points, between(0.7, 1.4))
}

function paint(ink: Float32Array, { from: [x1, y1], to: [x2, y2], thickness }: Segment): void {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy || 1
  const reach = thickness + 1
  const [top, bottom] = [Math.max(0, Math.min(y1, y2) - reach), Math.min(HEIGHT - 1, Math.max(y1, y2) + reach)]
  const [left, right] = [Math.max(0, Math.min(x1, x2) - reach), Math.min(WIDTH - 1, Math.max(x1, x2) + reach)]
  for (let y = Math.floor(top); y <= bottom; y += 1) {
    for (let x = Math.floor(left); x <= right; x += 1) {
      const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length))
      const distance = Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
      const at = y * WIDTH + x
      ink[at] = Math.max(ink[at] ?? 0, Math.min(1, thickness + 0.5 - distance))
    }
  }
}

/** Bends the picture in waves, with specks of ink and of paper. Returns the rows of a PNG. */
function distorted(ink: Float32Array): Uint8Array {
  const rows = new Uint8Array((WIDTH + 1) * HEIGHT)
  const specks = crypto.getRandomValues(new Uint8Array(WIDTH * HEIGHT))
  const [high, wide] = [between(1.5, 3), between(1.5, 3)]
  const [down, across] = [between(0.12, 0.25), between(0.06, 0.12)]
  const [first, second] = [between(0, 6), between(0, 6)]
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const sourceX = Math.round(x + wide * Math.sin(y * down + first))
      const sourceY = Math.round(y + high * Math.sin(x * across + second))
      const isInside = sourceX >= 0 && sourceX < WIDTH && sourceY >= 0 && sourceY < HEIGHT
      const speck = specks[y * WIDTH + x] ?? 0
      const level = isInside ? (ink[sourceY * WIDTH + sourceX] ?? 0) : 0
      const shown = speck < 10 ? 1 - level : level
      rows[y * (WIDTH + 1) + x + 1] = Math.round(PAPER + (INK - PAPER) * shown + (speck % 24) - 12)
    }
  }
  return rows
}

/**
 * Paints a solution and returns an SVG data URL with pixels alone: no stroke of a character can be read out of the
 * file. Programs that know many such pictures read them all the same, hence the limit for each network.
 */
export function renderCaptcha(solution: string): string {
  const ink = new Float32Array(WIDTH * HEIGHT)
  const glyphs = Array.from(solution).flatMap((character, index) => glyphSegments(character, index))
  for (const segment of [...glyphs, ...curveSegments(), ...curveSegments()]) paint(ink, segment)
  const png = encodePng({ width: WIDTH, height: HEIGHT, depth: 8 }, distorted(ink))
  const address = `data:image/png;base64,${btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''))}`
  const size = `width="${WIDTH}" height="${HEIGHT}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${size}><image ${size} href="${address}"/></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
