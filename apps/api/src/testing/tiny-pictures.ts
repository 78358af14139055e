const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]

/** The structure of a JPEG of one pixel; `mark` makes its bytes different. */
export const tinyJpeg = (mark: string) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, ...FRAME, ...SCAN]), Buffer.from(mark), Buffer.from([0xff, 0xd9])])

/** The structure of a WebP; `mark` makes its bytes different. */
export function tinyWebp(mark: string) {
  const text = Buffer.from(mark.padEnd(10 + (mark.length % 2)), 'latin1')
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32LE(text.length + 12)
  sizes.writeUInt32LE(text.length, 4)
  return Buffer.concat([Buffer.from('RIFF'), sizes.subarray(0, 4), Buffer.from('WEBPVP8 '), sizes.subarray(4), text])
}
