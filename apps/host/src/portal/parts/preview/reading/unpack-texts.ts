import { unzipSync } from 'fflate'
import { PreviewFailure } from '../preview-failure'

/**
 * Unpacks the parts of a zip archive whose names match. Throws a PreviewFailure when they are larger than `limit` bytes in
 * all; a part that is larger than the archive says is cut at that size, so sizes that lie cost nothing.
 */
export function unpackTexts(bytes: Uint8Array, names: RegExp, limit: number): Record<string, Uint8Array> {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!names.test(name)) return false
      size += originalSize
      if (size > limit) throw new PreviewFailure('tooComplex')
      return true
    },
  })
}

/** Throws a PreviewFailure when the parts of a zip archive whose names match unpack to more than `limit` bytes. */
export function requireUnpackedSize(bytes: Uint8Array, names: RegExp, limit: number): void {
  let size = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (names.test(name)) size += originalSize
      return false
    },
  })
  if (size > limit) throw new PreviewFailure('tooComplex')
}
