import { nameOf } from './entry'

/** What the next two bits say of a character: a byte, a byte with the common high byte, two bytes, or a run of plain ones. */
const NARROW = 0
const COMMON = 1
const WIDE = 2
const RUN_CORRECTED = 0x80

/**
 * A name in a rar of version 3 or 4: as plain bytes, then a zero, then what turns those into Unicode. Without the zero
 * it is UTF-8.
 */
export function wideName(bytes: Uint8Array): string {
  const zero = bytes.indexOf(0)
  if (zero < 0) return nameOf(bytes)
  const plain = bytes.subarray(0, zero)
  const coded = bytes.subarray(zero + 1)
  let at = 0
  // A name that breaks off reads as zeros.
  const next = () => coded[at++] ?? 0
  const common = next() << 8
  const codes: number[] = []
  let [flags, bits] = [0, 0]
  while (at < coded.length) {
    if (bits === 0) [flags, bits] = [next(), 8]
    bits -= 2
    const kind = (flags >> bits) & 3
    if (kind === NARROW) codes.push(next())
    else if (kind === COMMON) codes.push(next() | common)
    else if (kind === WIDE) codes.push(next() | (next() << 8))
    else {
      const length = next()
      const isCorrected = (length & RUN_CORRECTED) !== 0
      const correction = isCorrected ? next() : 0
      for (const byte of plain.subarray(codes.length, codes.length + (length & 0x7f) + 2)) {
        codes.push(isCorrected ? ((byte + correction) & 0xff) | common : byte)
      }
    }
  }
  return String.fromCharCode(...codes)
}
