const MARK = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Is it the container of old office files? One of today's that is in it asks for a password. */
export const isCompoundFile = (bytes: Uint8Array) => MARK.every((byte, index) => bytes[index] === byte)
