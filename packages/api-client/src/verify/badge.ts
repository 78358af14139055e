import type { VerifyReport } from './report'

const LABEL = 'Doorway contract'
const HEIGHT = 20
/** Width of a character and of the space at both sides, in pixels of an 11 px sans-serif. */
const CHARACTER = 6.6
const PADDING = 12

const widthOf = (text: string) => Math.ceil(text.length * CHARACTER) + PADDING

/** Words and colour of the right half; white on both has a contrast of 4.5:1 or more. */
function resultOf({ operations }: VerifyReport): { words: string; colour: string } {
  const compared = operations.filter(({ outcome }) => outcome === 'same' || outcome === 'different').length
  const differing = operations.filter(({ outcome }) => outcome === 'different').length
  if (compared === 0) return { words: 'not compared', colour: '#595f69' }
  if (differing > 0) return { words: `${differing} of ${compared} differ`, colour: '#b3261e' }
  return { words: `${compared} operations`, colour: '#1b7a3d' }
}

/** The report as a small picture for a readme: SVG without fonts, scripts or addresses of others. */
export function reportAsBadge(report: VerifyReport): string {
  const { words, colour } = resultOf(report)
  const [left, right] = [widthOf(LABEL), widthOf(words)]
  const width = left + right
  const text = (content: string, centre: number) => `    <text x="${centre}" y="14">${content}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${LABEL}: ${words}">`,
    `  <title>${LABEL}: ${words}</title>`,
    `  <rect width="${left}" height="${HEIGHT}" fill="#3b3f46"/>`,
    `  <rect x="${left}" width="${right}" height="${HEIGHT}" fill="${colour}"/>`,
    '  <g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" text-anchor="middle">',
    text(LABEL, left / 2),
    text(words, left + right / 2),
    '  </g>',
    '</svg>',
    '',
  ].join('\n')
}
