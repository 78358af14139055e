import { itemAt } from '../required'

/** The bytes are not what their type says. */
export class PictureFault extends Error {}

/** Reads bytes in order; reading past the end is a fault of the picture. */
export class ByteReader {
  #at = 0

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.#at === this.bytes.length
  }

  /** The next bytes, as many as requested. */
  take(count: number): Uint8Array {
    const part = this.bytes.subarray(this.#at, this.#at + count)
    if (part.length !== count) throw new PictureFault()
    this.#at += count
    return part
  }

  byte(): number {
    return itemAt(this.take(1), 0)
  }

  /** A number of several bytes, the high one first. */
  bigEndian(count: number): number {
    return this.take(count).reduce((value, byte) => value * 256 + byte, 0)
  }

  /** A number of two bytes, the low one first. */
  littleEndian16(): number {
    const low = this.byte()
    return low + this.byte() * 256
  }

  /** Goes on only if exactly these bytes come next. */
  expect(...wanted: readonly number[]): void {
    for (const byte of wanted) if (this.byte() !== byte) throw new PictureFault()
  }
}

/** Latin letters of bytes, for names inside a file. */
export const lettersOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** The byte at a place; a place behind the end is a fault of the picture. */
export function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new PictureFault()
  return byte
}
