import { isCompoundFile } from '../old-office/compound-mark'
import { PreviewFailure } from '../preview-failure'
import { requireUnpackedSize } from './unpack-texts'

/** Bytes of text that a Word document may hold: some 300 pages. More would freeze the page while it is laid out. */
const MAX_TEXT = 6 * 1024 ** 2
const TEXT = /^word\/[^/]+\.xml$/

/** Checks that a Word document can be laid out in a page, and returns its bytes. */
export function readDocumentParts(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (isCompoundFile(bytes)) throw new PreviewFailure('protected')
  requireUnpackedSize(bytes, TEXT, MAX_TEXT)
  return bytes
}
