const TYPE = 'image/jpeg'
const QUALITY = 0.88

/** The frame that a player shows now, as a picture in the size of the film; undefined while it has none. */
export async function stillOf(film: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = film
  if (width === 0 || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(film, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY))
  return blob ?? undefined
}

/** The name of a still: that of its film with the ending of a picture. */
export const stillName = (name: string) => `${name.slice(0, name.lastIndexOf('.'))}.jpg`
