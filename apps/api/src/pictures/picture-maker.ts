/** A smaller copy of a picture, in WebP. */
export interface PictureCopy {
  /** Pixels. */
  width: number
  bytes: Uint8Array
}

/** Makes smaller copies of pictures. */
export interface PictureMaker {
  /** False where the library that makes copies does not run: pictures then stay as they are. */
  isAvailable: boolean
  /**
   * Copies of these widths, those that are not smaller than the picture left out. Rejects for bytes that are no
   * picture, have too many pixels or take too long.
   */
  copiesOf: (bytes: Uint8Array, widths: readonly number[]) => Promise<PictureCopy[]>
  /** The grey values of a picture that is made a square with this side, row by row. Rejects as copies do. */
  greyOf: (bytes: Uint8Array, side: number) => Promise<Uint8Array>
}

/** For servers that make no copies: in the page of Storybook, and where the library does not load. */
export const noPictureMaker: PictureMaker = {
  isAvailable: false,
  copiesOf: () => Promise.resolve([]),
  greyOf: () => Promise.reject(new Error('The library for pictures does not run here.')),
}
