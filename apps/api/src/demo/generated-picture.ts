import { encodePng } from '../pictures/png-encoder'

/** Pixels of a generated picture. */
export const generatedSize = { width: 720, height: 480 } as const
const { width: W, height: H } = generatedSize

/** Motifs of a generated picture. */
export const scenes = ['building', 'field', 'hills', 'shelves', 'sea', 'garden'] as const
/** One of them. */
export type Scene = (typeof scenes)[number]

// Sky, far, near, wall, dark, light, accent, ground: the colours that a scene chooses from by number.
const PALETTES = [
  ['#dbe9f6', '#9db8c9', '#6f9277', '#f3ece0', '#4b5a63', '#fffaf0', '#c8553d', '#b9c7a4'],
  ['#f6e7d3', '#d3b692', '#8a9a5b', '#fbf5ea', '#5d4a3c', '#ffffff', '#1f5fbf', '#d8cfae'],
  ['#e3f1ef', '#8fbab4', '#4f8278', '#f7f3ea', '#3d4f55', '#ffffff', '#d39a2d', '#a9cbb3'],
  ['#e9e6f4', '#aaa4cc', '#6d7b9c', '#f5efe9', '#454458', '#ffffff', '#c26a8b', '#bcc6b0'],
] as const

const hill = (x: number, base: number, height: number, turn: number) =>
  base - height * (0.5 + 0.5 * Math.sin(x / (46 + turn * 9) + turn)) - height * 0.35 * Math.sin(x / 31 + turn * 2)

type Painter = (x: number, y: number, turn: number) => number

function sky(x: number, y: number, turn: number): number {
  const [sunX, sunY] = [130 + turn * 120, 90]
  return (x - sunX) ** 2 + (y - sunY) ** 2 < 34 ** 2 ? 6 : 0
}

const painters: Record<Scene, Painter> = {
  building: (x, y, turn) => {
    const isWall = x >= 98 && x < 622 && y > 170 && y < 370
    if (isWall && y > 310 && Math.abs(x - 360) < 34) return 4
    if (isWall) return (x - 98) % 72 >= 20 && (y - 170) % 66 > 20 && (y - 170) % 66 < 54 ? 1 : 3
    if (y > 140 && y <= 170 && x > 80 && x < 640) return 6
    return y >= 370 ? (Math.abs(x - 360) < (y - 330) * 0.8 ? 5 : 7) : sky(x, y, turn)
  },
  field: (x, y, turn) => {
    if (y < 180) return y > hill(x, 190, 60, turn) ? 1 : sky(x, y, turn)
    const ring = ((x - 360) / 330) ** 2 + ((y - 335) / 130) ** 2
    if (ring > 1) return 7
    if (ring > 0.5) return Math.abs(((ring * 8) % 1) - 0.5) < 0.07 ? 5 : 6
    return Math.abs(x - 360) < 3 ? 5 : 2
  },
  hills: (x, y, turn) => {
    if (y > hill(x + 90, 430, 90, turn + 1)) return 2
    return y > hill(x, 300, 120, turn) ? 1 : sky(x, y, turn)
  },
  shelves: (x, y, turn) => {
    const row = y % 120
    if (row < 14) return 4
    const book = Math.floor(x / 26)
    const rise = 20 + ((book * 7 + Math.floor(y / 120) * 5 + turn * 3) % 5) * 9
    if (row < 14 + rise || x % 26 < 2) return 3
    return [1, 2, 6, 5, 7][(book * 3 + Math.floor(y / 120) + turn) % 5] ?? 1
  },
  sea: (x, y, turn) => {
    const isSail = y > 130 && y < 300 && x > 330 && x - 330 < (y - 130) * 0.8
    if (isSail) return 5
    if (y >= 300 && y < 330 && x > 290 && x < 490 && y - 300 < (x - 280) * 0.9) return 6
    if (y < 300) return sky(x, y, turn)
    return Math.sin(x / 24 + y / 5 + turn) > 0.55 ? 0 : 1
  },
  garden: (x, y, turn) => {
    if (y < 200) return y > hill(x, 205, 50, turn) ? 2 : sky(x, y, turn)
    const [cell, row] = [Math.floor(x / 90), Math.floor((y - 200) / 70)]
    const [dx, dy] = [(x % 90) - 45, ((y - 200) % 70) - 36]
    if (dx * dx + dy * dy < 150) return [6, 5, 3][(cell + row + turn) % 3] ?? 6
    if (Math.abs(dx) < 3 && dy > 0) return 2
    return (y - 200) % 70 > 62 ? 4 : 7
  },
}

/** A generated picture as PNG: what a demo school shows in place of photographs. `turn` varies colours and shapes. */
export function generatePicture(scene: Scene, turn: number): Uint8Array {
  const palette = PALETTES[turn % PALETTES.length] ?? PALETTES[0]
  const paint = painters[scene]
  const lines = new Uint8Array(H * (W / 2 + 1))
  for (let y = 0; y < H; y += 1) {
    const start = y * (W / 2 + 1) + 1
    for (let x = 0; x < W; x += 2) lines[start + x / 2] = (paint(x, y, turn) << 4) | paint(x + 1, y, turn)
  }
  const colours = palette.flatMap((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))
  return encodePng({ width: W, height: H, depth: 4, palette: Uint8Array.from(colours) }, lines)
}
