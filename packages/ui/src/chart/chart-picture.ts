/** Pixels of the picture for each pixel of the page. */
const SCALE = 2
const PADDING = 24
const TITLE_SIZE = 18
const TITLE_HEIGHT = 40

const copied = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-family',
  'font-weight',
  'color',
  'fill-opacity',
] as const

/** A copy of a drawing with its computed colours and type, which a picture without our sheets needs. */
function standaloneCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = document.importNode(drawing, true)
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [at, element] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const target = copies[at]
    if (!(target instanceof SVGElement)) continue
    const computed = getComputedStyle(element)
    for (const name of copied) target.style.setProperty(name, computed.getPropertyValue(name))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return copy
}

async function load(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await picture.decode()
  return picture
}

/** Paints a drawing with its title on its own ground as PNG. Rejects where the browser cannot encode it. */
export async function chartPicture(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect()
  const root = getComputedStyle(drawing.closest('.dw-root') ?? drawing)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * PADDING) * SCALE
  canvas.height = (height + TITLE_HEIGHT + 2 * PADDING) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  pen.scale(SCALE, SCALE)
  pen.fillStyle = root.getPropertyValue('--dw-color-surface')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = root.getPropertyValue('--dw-color-text')
  pen.font = `600 ${TITLE_SIZE}px ${root.fontFamily}`
  pen.fillText(title, PADDING, PADDING + TITLE_SIZE, width)
  pen.drawImage(await load(standaloneCopy(drawing)), PADDING, PADDING + TITLE_HEIGHT, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not encoded.'))), 'image/png')
  })
}
