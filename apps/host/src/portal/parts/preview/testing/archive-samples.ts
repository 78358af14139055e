import { u16, u32, utf8, zeros } from './bytes'

const RAR = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]
const block4 = (type: number, flags: number, fields: readonly number[], data: readonly number[] = []) => [
  ...u16(0),
  type,
  ...u16(flags, fields.length + 7),
  ...fields,
  ...data,
]

export interface RarFile {
  /** Its name as it is written: bytes. */
  name: readonly number[]
  size: number
  flags?: number
}

/** A rar of version 4: headers, and after each file header some bytes in place of its data. */
export function rar4Sample(files: readonly RarFile[], flags = 0): Uint8Array {
  const data = [1, 2, 3]
  const blocks = files.flatMap(({ name, size, flags: own = 0 }) => {
    const fields = [...u32(data.length, size), 2, ...u32(0, 0), 29, 0x33, ...u16(name.length), ...u32(0), ...name]
    return block4(0x74, own | 0x8000, fields, data)
  })
  return Uint8Array.from([...RAR, 0, ...block4(0x73, flags, zeros(6)), ...blocks, ...block4(0x7b, 0, [])])
}

/** Seven bits in each byte, the lowest first. */
const number5 = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...number5(value >>> 7)])
const block5 = (head: readonly number[], data: readonly number[] = []) => [
  ...u32(0),
  ...number5(head.length),
  ...head,
  ...data,
]

/** A rar as today's packers write it. */
export function rar5Sample(files: readonly { name: string; size: number; isFolder?: boolean }[]): Uint8Array {
  const data = [1, 2, 3]
  const blocks = files.flatMap(({ name, size, isFolder }) => {
    const letters = utf8(name)
    const head = [2, 2, data.length, isFolder ? 5 : 4, ...number5(size), 0, ...u32(0), 0, 0, letters.length, ...letters]
    return block5(head, data)
  })
  return Uint8Array.from([...RAR, 1, 0, ...block5([1, 0, 0]), ...blocks, ...block5([5, 0, 0])])
}

/** A rar of today whose names ask for the password too. */
export const protectedRarSample = () => Uint8Array.from([...RAR, 1, 0, ...block5([4, 0, 0])])

export interface TarFile {
  name: string
  text?: string
  kind?: string
}

/** A tar, each file in whole blocks. */
export function tarSample(files: readonly TarFile[]): Uint8Array {
  const blocks = files.flatMap(({ name, text = '', kind = '0' }) => {
    const [head, body] = [new Uint8Array(512), utf8(text)]
    head.set(utf8(name).slice(0, 100), 0)
    head.set(utf8(body.length.toString(8).padStart(11, '0')), 124)
    head.set(utf8(kind), 156)
    head.set(utf8('ustar\0'), 257)
    return [...head, ...body, ...zeros((512 - (body.length % 512)) % 512)]
  })
  return Uint8Array.from([...blocks, ...zeros(1024)])
}
