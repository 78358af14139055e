const WIDTH = 120
const HEIGHT = 44
const CELL = 28

// Strokes on a grid of 4 by 6 steps: letters of points, two digits each. No text nodes, so nothing can be read out of the file.
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

function randomBelow(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value % limit
}

const jitter = (range: number) => randomBelow(range * 20 + 1) / 10 - range

function strokePath(stroke: string, left: number, top: number): string {
  const points = stroke.split(' ').map((point) => {
    const x = left + Number(point.charAt(0)) * 4.6 + jitter(1)
    const y = top + Number(point.charAt(1)) * 4.2 + jitter(1)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** Characters that are hard to mistake for one another. */
export function randomSolution(): string {
  const characters = Object.keys(GLYPHS)
  return Array.from({ length: LENGTH }, () => characters[randomBelow(characters.length)] ?? 'A').join('')
}

/** Draws an answer as an SVG of bare strokes and returns it as a data URL. */
export function renderCaptcha(solution: string): string {
  const letters = Array.from(solution).flatMap((character, index) => {
    const left = 8 + index * CELL + jitter(2)
    const top = 8 + jitter(3)
    return (GLYPHS[character] ?? '').split('|').map((stroke) => strokePath(stroke, left, top))
  })
  const noise = Array.from({ length: 5 }, () => {
    const from = `${randomBelow(WIDTH)} ${randomBelow(HEIGHT)}`
    return `M${from}L${randomBelow(WIDTH)} ${randomBelow(HEIGHT)}`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path d="${noise.join('')}" fill="none" stroke="#9aa5b1" stroke-width="1"/><path d="${letters.join('')}" fill="none" stroke="#26415e" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
