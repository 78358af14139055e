import { itemAt } from '../required'

/** Width and height of the grey picture that a frame is hashed from. */
export const FRAME_SIDE = 9
/** A frame whose brightest and darkest parts are nearer than this is plain: it would resemble every other plain one. */
const MIN_CONTRAST = 24
const BITS = 128
const DIGIT_BITS = 4

/**
 * The difference hash of a frame: whether each of 9 × 9 means of blocks is darker than its right and its lower
 * neighbour, 128 bits in hex. Brightness and compression do not change it, cropping a little changes few of them. Null
 * for a plain frame.
 */
export function frameHash(grey: Uint8Array): string | null {
  if (grey.length !== FRAME_SIDE * FRAME_SIDE) throw new Error(`A frame has ${FRAME_SIDE} × ${FRAME_SIDE} grey values.`)
  if (Math.max(...grey) - Math.min(...grey) < MIN_CONTRAST) return null
  const at = (x: number, y: number) => itemAt(grey, y * FRAME_SIDE + x)
  let bits = ''
  for (let y = 0; y < FRAME_SIDE - 1; y += 1)
    for (let x = 0; x < FRAME_SIDE - 1; x += 1)
      bits += `${Number(at(x, y) < at(x + 1, y))}${Number(at(x, y) < at(x, y + 1))}`
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(BITS / DIGIT_BITS, '0')
}

/** Bits that are set, by the value of a hex digit. */
const setBits = Array.from({ length: 16 }, (_, value) => value.toString(2).replaceAll('0', '').length)

function distance(one: string, other: string): number {
  let bits = 0
  for (let at = 0; at < one.length; at += 1)
    bits += itemAt(setBits, Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16))
  return bits
}

/** Frames of a film, at equal distances from its beginning to its end; null for plain ones. */
export type FilmHashes = readonly (string | null)[]

/** Hashes of different pictures differ in about half of their bits, which is no similarity at all. */
const nearnessOf = (one: string, other: string) => Math.max(0, 1 - distance(one, other) / (BITS / 2))

const PERCENT = 100
const MIN_COMPARED = 4

/**
 * How similar two films are in per cent: the mean over the frames of one, each compared with the frame of the other at
 * the same place and its two neighbours, so that a cut beginning does not hide a copy. Zero where too few frames show
 * anything.
 */
export function filmSimilarity(one: FilmHashes, other: FilmHashes): number {
  const nearest = one.flatMap((hash, at) => {
    const near = [at - 1, at, at + 1].flatMap((place) => other[place] ?? [])
    return hash === null || near.length === 0 ? [] : [Math.max(...near.map((each) => nearnessOf(hash, each)))]
  })
  if (nearest.length < MIN_COMPARED) return 0
  return Math.round((nearest.reduce((sum, each) => sum + each, 0) / nearest.length) * PERCENT)
}
