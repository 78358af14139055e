const MARK = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Returns whether the file is a compound file, the container of old office files. A current format in it is encrypted. */
export const isCompoundFile = (bytes: Uint8Array) => MARK.every((byte, index) => bytes[index] === byte)
