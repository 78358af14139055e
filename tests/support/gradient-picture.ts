import { deflateSync } from 'node:zlib'

/** A square picture in the PNG format, one colour running into another. */
export function gradientPicture(side: number): Buffer {
  const rows = Array.from({ length: side }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: side }, (__, x) => [x % 256, y % 256, 120]).flat()]),
  )
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    let sum = 0xffffffff
    for (const byte of body) {
      sum ^= byte
      for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
    }
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE((sum ^ 0xffffffff) >>> 0)
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const start = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
