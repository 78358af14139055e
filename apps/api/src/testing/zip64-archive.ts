import { crc32 } from 'node:zlib'

const IN_ZIP64 = 0xffff_ffff

/** Changes that make an archive lie. */
export interface Zip64Faults {
  /** Where the locator says that the end of the directory is. */
  endAt?: bigint
  /** What the directory says of the size of each file. */
  size?: bigint
  /** No entry has the field that holds its sizes. */
  hasNoFields?: boolean
}

function entryOf(path: string, content: Buffer, at: number, { size, hasNoFields = false }: Zip64Faults) {
  const name = Buffer.from(path)
  const field = Buffer.alloc(28)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(24, 2)
  field.writeBigUInt64LE(size ?? BigInt(content.length), 4)
  field.writeBigUInt64LE(BigInt(content.length), 12)
  field.writeBigUInt64LE(BigInt(at), 20)
  const extra = hasNoFields ? Buffer.alloc(0) : field
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(45, 4)
  local.writeUInt16LE(0x800, 6)
  local.writeUInt32LE(crc32(content), 14)
  local.writeUInt32LE(IN_ZIP64, 18)
  local.writeUInt32LE(IN_ZIP64, 22)
  local.writeUInt16LE(name.length, 26)
  local.writeUInt16LE(extra.length, 28)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(45, 4)
  local.copy(central, 6, 4, 30)
  central.writeUInt32LE(IN_ZIP64, 42)
  return { local: [local, name, extra, content], central: [central, name, extra] }
}

/** The records after the directory: the end of zip64, its locator, and a plain end that says nothing. */
function endOf(directory: { count: number; size: number; start: number }, { endAt }: Zip64Faults): Buffer[] {
  const end = Buffer.alloc(56)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeBigUInt64LE(BigInt(directory.count), 24)
  end.writeBigUInt64LE(BigInt(directory.count), 32)
  end.writeBigUInt64LE(BigInt(directory.size), 40)
  end.writeBigUInt64LE(BigInt(directory.start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(endAt ?? BigInt(directory.start + directory.size), 8)
  locator.writeUInt32LE(1, 16)
  const plain = Buffer.alloc(22)
  plain.writeUInt32LE(0x06054b50, 0)
  plain.writeUInt16LE(0xffff, 8)
  plain.writeUInt16LE(0xffff, 10)
  plain.writeUInt32LE(IN_ZIP64, 12)
  plain.writeUInt32LE(IN_ZIP64, 16)
  return [end, locator, plain]
}

/** Stores files in an archive with the 64-bit records that writers of large archives and of streams use. */
export function zip64Of(
  files: readonly (readonly [path: string, content: Uint8Array | string])[],
  faults: Zip64Faults = {},
): Buffer<ArrayBuffer> {
  const body: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, content] of files) {
    const { local, central } = entryOf(path, Buffer.from(content), at, faults)
    body.push(...local)
    directory.push(...central)
    at += local.reduce((sum, { length }) => sum + length, 0)
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([...body, ...directory, ...endOf({ count: files.length, size, start: at }, faults)])
}
