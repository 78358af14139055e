import { itemAt } from '../required'

const POLYNOMIAL = 0xedb88320
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? POLYNOMIAL ^ (value >>> 1) : value >>> 1
  return value
})

/** The checksum of PNG pictures and zip archives (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = itemAt(TABLE, (crc ^ byte) & 255) ^ (crc >>> 8)
  return ~crc >>> 0
}
