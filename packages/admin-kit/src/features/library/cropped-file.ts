import type { FocalPoint } from './focal-point'

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Whether a picture of this ending can be cropped: an animation would lose its movement. */
export const isCroppable = (ext: string) => ext.toLowerCase() in types

/** The type in which a cropped picture is encoded, so that it stays what its ending says. */
export function typeOfPicture(ext: string): string {
  const type = types[ext.toLowerCase()]
  if (type === undefined) throw new Error(`Pictures of the type ${ext} are not cropped.`)
  return type
}

/** The file name with a word in front of its ending: `a.jpg` becomes `a-cropped.jpg`. */
export function nameOfCopy(name: string, word: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)}-${word}${name.slice(dot)}` : `${name}-${word}`
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** The same spot of the picture as its focal point within the part; the nearest edge where it was cut off. */
export function focalPointIn(
  area: { x: number; y: number; width: number; height: number },
  { focalX, focalY }: FocalPoint,
): FocalPoint {
  return {
    focalX: percent(((focalX - area.x) / area.width) * 100),
    focalY: percent(((focalY - area.y) / area.height) * 100),
  }
}
