import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { fileUrl, posterUrl } from '../../files/file-url'
import type { AnyCall } from '../../http/call'
import { fileKey } from '../../security/file-keys'
import { kindOf } from './file-kinds'
import type { LibraryRow } from './library.queries'

/** A file for those who manage the library; its preview has a key, since an image tag sends no token. */
export async function presentFile(
  { secrets, clock }: Pick<AnyCall, 'secrets' | 'clock'>,
  file: LibraryRow,
): Promise<Schema<'LibraryFile'>> {
  const url = fileUrl(file.id)
  const key = await fileKey(secrets, file.id, clock.now())
  return {
    id: file.id,
    siteId: file.siteId,
    folderId: file.folderId,
    name: file.name,
    ext: file.ext,
    kind: kindOf(file.ext),
    size: file.size,
    width: file.width,
    height: file.height,
    alt: file.alt,
    focalX: file.focalX,
    focalY: file.focalY,
    url,
    previewUrl: `${url}?key=${key}`,
    posterUrl: file.hasPoster ? `${posterUrl(file.id)}&key=${key}` : null,
    uploaderName: file.uploaderName,
    createdAt: siteTime(file.createdAt),
    useCount: file.useCount,
    duplicateCount: file.duplicateCount,
    version: file.version,
  }
}
