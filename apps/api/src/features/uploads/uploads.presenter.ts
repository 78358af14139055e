import { uploadLimits } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { UploadRow } from './uploads.queries'

/** An upload as its owner sees it; `offset` is what the store has of it. */
export function presentUpload(upload: UploadRow, offset: number): Schema<'Upload'> {
  const { id, name, ext, size, sha256, isComplete, expiresAt } = upload
  return {
    id,
    name,
    ext,
    size,
    sha256,
    offset: isComplete ? size : offset,
    isComplete,
    chunkSize: uploadLimits.chunk,
    expiresAt: siteTime(expiresAt),
  }
}
