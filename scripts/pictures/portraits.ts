// Portraits of the demo's principals: line drawings in front of a moon gate with the hills of the region.

/** Width and height of a portrait's drawing. */
const [W, H] = [480, 600]

interface Look {
  name: string
  /** Ground, gate, hills. */
  colours: readonly [string, string, string]
  hair: number
  body: number
  lips: number
  brows: number
  eyes: number
  glasses?: number
}

const LOOKS: readonly Look[] = [
  { name: 'principal-1', colours: ['#1f6f78', '#f6e3b8', '#17566f'], hair: 32, body: 16, lips: 17, brows: 4, eyes: 2 },
  {
    name: 'principal-2',
    colours: ['#3b5ba5', '#dcecf7', '#24487a'],
    hair: 25,
    body: 25,
    lips: 6,
    brows: 6,
    eyes: 1,
    glasses: 3,
  },
  { name: 'principal-3', colours: ['#c8715a', '#fdeede', '#8f4a3b'], hair: 43, body: 13, lips: 17, brows: 4, eyes: 2 },
  { name: 'principal-4', colours: ['#5f8f4e', '#f2f3d5', '#356a50'], hair: 16, body: 13, lips: 14, brows: 1, eyes: 4 },
  {
    name: 'principal-5',
    colours: ['#5a4a86', '#f6d3b4', '#3a3266'],
    hair: 6,
    body: 17,
    lips: 17,
    brows: 4,
    eyes: 2,
    glasses: 11,
  },
  { name: 'principal-6', colours: ['#2b86a3', '#e2f3f1', '#15657c'], hair: 39, body: 16, lips: 6, brows: 4, eyes: 2 },
]

interface Avatars {
  createAvatar: (style: unknown, options: Record<string, unknown>) => { toString: () => string }
}

const variant = (number: number) => [`variant${String(number).padStart(2, '0')}`]

function background([ground, gate, hills]: Look['colours']): string {
  const hill = (x: number, y: number, r: number) =>
    `<path d="M${x - r} ${H}C${x - r * 0.5} ${H} ${x - r * 0.45} ${y} ${x} ${y}S${x + r * 0.5} ${H} ${x + r} ${H}Z" fill="${hills}"/><path d="M${x - r} ${H}C${x - r * 0.5} ${H} ${x - r * 0.45} ${y} ${x} ${y}S${x + r * 0.5} ${H} ${x + r} ${H}" fill="none" stroke="#e0b45f" stroke-width="2.5"/>`
  return `<rect width="${W}" height="${H}" fill="${ground}"/><circle cx="240" cy="270" r="212" fill="${gate}"/><circle cx="240" cy="270" r="224" fill="none" stroke="#e0b45f" stroke-width="3"/>${hill(60, 400, 190)}${hill(430, 360, 210)}`
}

/** The portraits as SVG; avatars come from the sources that `load` finds. */
export async function drawPortraits(
  load: (name: string) => Promise<unknown>,
): Promise<{ name: string; svg: string }[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package is not a dependency: it is there for this run only
  const { createAvatar } = (await load('@dicebear/core')) as Avatars
  const style = await load('@dicebear/notionists')
  return LOOKS.map(({ name, colours, glasses, hair, body, lips, brows, eyes }) => {
    const figure = createAvatar(style, {
      seed: name,
      size: 470,
      hair: variant(hair),
      body: variant(body),
      lips: variant(lips),
      brows: variant(brows),
      eyes: variant(eyes),
      nose: variant(17),
      glasses: variant(glasses ?? 1),
      glassesProbability: glasses ? 100 : 0,
      beardProbability: 0,
      gestureProbability: 0,
      bodyIconProbability: 0,
    }).toString()
    return {
      name,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${background(colours)}<g transform="translate(5 130)">${figure}</g></svg>`,
    }
  })
}
