/** A part of a picture, in percent of the picture's width and height. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

export interface EncodeOptions {
  /** Longest data URL that may come out, in characters (specification section 5: 256,000 for avatars). */
  maxLength: number
  /** Side of the result in px; smaller when the cut holds less, or when it does not fit otherwise. */
  side: number
}

/** Below this no face is to be known any more. */
const LEAST_SIDE = 64
const QUALITIES = [0.92, 0.8, 0.65, 0.5]

function paint(picture: CanvasImageSource & { width: number; height: number }, crop: CropArea, side: number) {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas to draw on, so the picture cannot be cut.')
  // Transparent parts would come out black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  const [width, height] = [picture.width / 100, picture.height / 100]
  context.drawImage(
    picture,
    crop.x * width,
    crop.y * height,
    crop.width * width,
    crop.height * height,
    0,
    0,
    side,
    side,
  )
  return canvas
}

/**
 * The cut square as a JPEG data URL within the limit: first with lower quality, then smaller. Repainting drops the camera's metadata. Null when nothing recognisable fits.
 */
export function encodePicture(
  picture: CanvasImageSource & { width: number; height: number },
  crop: CropArea,
  { maxLength, side }: EncodeOptions,
): string | null {
  const held = Math.max(1, Math.round((crop.width / 100) * picture.width))
  for (let tried = Math.min(side, held); tried >= Math.min(LEAST_SIDE, held); tried = Math.floor(tried / 1.5)) {
    const canvas = paint(picture, crop, tried)
    for (const quality of QUALITIES) {
      const url = canvas.toDataURL('image/jpeg', quality)
      if (url.length <= maxLength) return url
    }
  }
  return null
}

/** Parts of a photograph that are encoded again lose nothing that is seen. */
const PART_QUALITY = 0.92

/** A part of a picture in its own pixels, as a file of the given type; the camera's metadata is not in it. */
export function encodeArea(picture: HTMLCanvasElement, area: CropArea, type: string): Promise<Blob> {
  const [across, down] = [picture.width / 100, picture.height / 100]
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * across))
  canvas.height = Math.max(1, Math.round(area.height * down))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas to draw on, so the picture cannot be cut.')
  context.drawImage(picture, -Math.round(area.x * across), -Math.round(area.y * down))
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The part is too large for this browser to encode.'))
    canvas.toBlob(take, type, PART_QUALITY)
  })
}

/** The picture turned by quarters of a circle, upright as the camera meant it. */
export async function readPicture(file: Blob, quarters: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file)
  const isSideways = quarters % 2 !== 0
  const canvas = document.createElement('canvas')
  canvas.width = isSideways ? bitmap.height : bitmap.width
  canvas.height = isSideways ? bitmap.width : bitmap.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas to draw on, so the picture cannot be turned.')
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarters * Math.PI) / 2)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  bitmap.close()
  return canvas
}
