// Landscapes of the sample pictures as SVG: blue-green hills, mist and water.
import { house, school } from './buildings'

/** Size of a scene's drawing; pictures are made from it by scaling. */
export const canvas = { width: 1200, height: 675 } as const
const { width: W, height: H } = canvas

/** Colours of a time of day: sky from top to horizon, hills from peak to foot, water, sun, line. */
interface Light {
  sky: readonly [string, string]
  far: readonly [string, string]
  near: readonly [string, string]
  water: readonly [string, string]
  sun: string
  line: string
}

const lights = {
  silk: {
    sky: ['#f3ddb0', '#fdf6e6'],
    far: ['#5fa3a8', '#e9e3c8'],
    near: ['#17566f', '#5fae93'],
    water: ['#9fcfc6', '#3d8c95'],
    sun: '#e0583b',
    line: '#d9a441',
  },
  dawn: {
    sky: ['#f7b9a0', '#fdeede'],
    far: ['#8f9fc4', '#f4ddd3'],
    near: ['#2c4f86', '#79b0ae'],
    water: ['#f1cdbd', '#5b8fb0'],
    sun: '#fff3dc',
    line: '#f2c46d',
  },
  day: {
    sky: ['#7cc3e6', '#e9f7f6'],
    far: ['#5aa6b8', '#d3ece2'],
    near: ['#15657c', '#69bb8f'],
    water: ['#a9dfe0', '#2b86a3'],
    sun: '#fff7d6',
    line: '#e6c46a',
  },
  spring: {
    sky: ['#cfe7c4', '#f8f8e4'],
    far: ['#7fbd9b', '#e6efd0'],
    near: ['#1f7265', '#9ccb7c'],
    water: ['#bfe3cf', '#4ba08c'],
    sun: '#f6b03c',
    line: '#e5b54d',
  },
  dusk: {
    sky: ['#5a4a86', '#f2a97f'],
    far: ['#7b6ba3', '#eeb294'],
    near: ['#2a2f63', '#56739a'],
    water: ['#e8a285', '#43508c'],
    sun: '#ffd9a0',
    line: '#f0b765',
  },
  night: {
    sky: ['#0d1f46', '#3a6a94'],
    far: ['#24487a', '#4f83a3'],
    near: ['#0a2547', '#256181'],
    water: ['#3f7aa0', '#0f2f5a'],
    sun: '#fdf3cf',
    line: '#d8b25e',
  },
} satisfies Record<string, Light>

/** Times of day. */
export type LightName = keyof typeof lights

/** What a landscape is made of. */
export interface Landscape {
  light: LightName
  /** Places hills, houses and the sun; equal seeds make equal landscapes. */
  seed: number
  /** What is in the middle ground. */
  ground: 'lake' | 'village' | 'bridge' | 'school' | 'sea' | 'field'
  /** What the objects are on: the near bank, or an islet that leaves the lower third calm. */
  bank: 'near' | 'islet'
}

function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const gradient = (id: string, [top, bottom]: readonly [string, string], x2 = 0) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`

/** One rounded peak with gilded contours, lighter towards its foot. */
function peak(x: number, base: number, half: number, height: number, fill: string, line: string): string {
  const outline = (scale: number, lift: number) => {
    const [w, y] = [half * scale, base - height + lift]
    return `M${x - w} ${base}C${x - w * 0.52} ${base} ${x - w * 0.46} ${y} ${x} ${y}C${x + w * 0.46} ${y} ${x + w * 0.52} ${base} ${x + w} ${base}`
  }
  const contour = (scale: number, lift: number, opacity: number) =>
    `<path d="${outline(scale, lift)}" fill="none" stroke="${line}" stroke-width="1.6" opacity="${opacity}"/>`
  return `<path d="${outline(1, 0)}Z" fill="url(#${fill})"/>${contour(1, 0, 0.9)}${contour(0.82, height * 0.12, 0.38)}${contour(0.62, height * 0.27, 0.22)}`
}

function range(
  count: number,
  base: number,
  heights: readonly [number, number],
  fill: string,
  line: string,
  next: () => number,
) {
  const peaks = Array.from({ length: count }, (_, index) => {
    const x = (W / (count - 1)) * index + (next() - 0.5) * 150
    const height = heights[0] + next() * (heights[1] - heights[0])
    return { x, height, half: height * (0.75 + next() * 0.55) }
  })
  return peaks
    .toSorted((one, other) => other.height - one.height)
    .map(({ x, height, half }) => peak(x, base, half, height, fill, line))
    .join('')
}

const bar = (x: number, y: number, width: number, height: number, opacity: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="#fff" opacity="${opacity}"/>`

/** A bank of mist as painters of scrolls outline it: bars with round ends over one another. */
function cloud(x: number, y: number, size: number): string {
  return [
    bar(x, y, 190 * size, 20 * size, 0.85),
    bar(x + 46 * size, y - 17 * size, 120 * size, 20 * size, 0.85),
    bar(x + 80 * size, y + 17 * size, 150 * size, 18 * size, 0.7),
  ].join('')
}

/** A stone bridge with one arch and its reflection. */
function bridge(x: number, y: number): string {
  const arch = `M${x} ${y}q150 -250 300 0h-54a96 88 0 0 0 -192 0z`
  return `<path d="${arch}" fill="#efe7d3" stroke="#7e7a6b" stroke-width="3"/><path d="${arch}" fill="#efe7d3" opacity=".28" transform="matrix(1 0 0 -.8 0 ${y * 1.8})"/>`
}

function ripples(from: number, next: () => number): string {
  return Array.from({ length: 26 }, () => {
    const y = from + 10 + next() * (H - from)
    const x = next() * W
    const width = 30 + next() * 120
    return `<path d="M${x} ${y}q${width / 4} -5 ${width / 2} 0t${width / 2} 0" fill="none" stroke="#fff" stroke-width="2" opacity="${0.15 + next() * 0.3}"/>`
  }).join('')
}

function middleGround({ ground, light, seed }: Landscape, next: () => number): string {
  const base = 400
  const shore = `<path d="M0 ${base + 14}q300 -36 600 -12t600 -4v40H0z" fill="${lights[light].near[1]}"/>`
  if (ground === 'sea') return ''
  if (ground === 'field') {
    const rows = Array.from({ length: 9 }, (_, index) => {
      const y = base + index * index * 4
      return `<path d="M0 ${y}q600 ${-30 + index * 6} 1200 0v${18 + index * 8}H0z" fill="${index % 2 ? '#e3c25f' : lights[light].near[1]}" opacity=".9"/>`
    })
    return rows.join('') + house(120 + next() * 120, base + 6, 150, 74) + house(300 + next() * 60, base + 8, 110, 60)
  }
  if (ground === 'school') {
    const roof = ['#c8553d', '#1f6f78', '#3b5ba5', '#a8782f'][seed % 4] ?? '#c8553d'
    return shore + house(40, base + 8, 120, 60) + school(190 + (seed % 3) * 90, base + 10, roof, 2 + (seed % 2))
  }
  const houses = [0, 1, 2, 3].map((index) =>
    house(60 + index * 118 + next() * 20, base + 8, 104 + next() * 30, 58 + next() * 40),
  )
  if (ground === 'village') return shore + houses.join('')
  if (ground === 'bridge') return shore + houses.slice(0, 2).join('') + bridge(430, base + 34)
  return shore + houses.slice(0, 2).join('')
}

/** Geese in a line. */
function geese(x: number, y: number, colour: string): string {
  return Array.from({ length: 5 }, (_, index) => {
    const [at, height] = [x + index * 34, y - Math.abs(index - 1) * 15]
    return `<path d="M${at} ${height}q9 -11 15 0q7 -11 16 -2" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" opacity=".75"/>`
  }).join('')
}

/** The bank that objects are on, with a gilded edge; higher and shorter under lead stories. */
function bank({ ground, light, bank: kind }: Landscape): string {
  const { near, line } = lights[light]
  if (kind === 'islet')
    return `<ellipse cx="850" cy="440" rx="330" ry="46" fill="${near[0]}"/><ellipse cx="850" cy="432" rx="330" ry="44" fill="${near[1]}" stroke="${line}" stroke-width="2"/>`
  if (ground === 'sea' || ground === 'field') return ''
  const edge = 'M0 590C180 520 420 500 640 506S1080 540 1200 500'
  return `<path d="${edge}V${H}H0Z" fill="url(#bank)"/><path d="${edge}" fill="none" stroke="${line}" stroke-width="3"/>`
}

/** The drawing of a landscape. */
export function drawLandscape(landscape: Landscape): string {
  const light = lights[landscape.light]
  const next = randomOf(landscape.seed)
  const [sunX, sunY] = [180 + next() * 820, 96 + next() * 60]
  const stars =
    landscape.light === 'night'
      ? Array.from(
          { length: 60 },
          () =>
            `<circle cx="${next() * W}" cy="${next() * 280}" r="${0.8 + next() * 1.6}" fill="#fff" opacity="${0.4 + next() * 0.6}"/>`,
        ).join('')
      : ''
  const isSea = landscape.ground === 'sea'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">
  <defs>${gradient('sky', light.sky)}${gradient('far', light.far)}${gradient('near', light.near)}${gradient('water', light.water)}${gradient('bank', [light.near[1], light.near[0]])}
  <radialGradient id="glow"><stop offset="0" stop-color="${light.sun}" stop-opacity=".7"/><stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient></defs>
  <rect width="${W}" height="${H}" fill="url(#sky)"/>${stars}
  <circle cx="${sunX}" cy="${sunY}" r="150" fill="url(#glow)"/><circle cx="${sunX}" cy="${sunY}" r="46" fill="${light.sun}"/>
  ${cloud(sunX - 300, sunY + 30, 0.9)}
  ${range(isSea ? 4 : 7, 420, isSea ? [60, 130] : [150, 270], 'far', light.line, next)}
  ${cloud(80 + next() * 300, 290, 1)}${cloud(700 + next() * 260, 320, 1.2)}
  ${geese(200 + next() * 700, 90 + next() * 120, light.near[0])}
  ${isSea ? '' : range(6, 430, [70, 190], 'near', light.line, next)}
  <rect y="404" width="${W}" height="${H - 404}" fill="url(#water)"/>
  ${ripples(404, next)}${middleGround(landscape, next)}${bank(landscape)}
  </svg>`
}
