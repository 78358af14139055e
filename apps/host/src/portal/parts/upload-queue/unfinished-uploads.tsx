import { uploadEndpoints } from '@doorway/api-client/endpoints'
import { UploadList } from '@doorway/ui'
import type { Schema } from '@doorway/api-client/types'
import { useRevalidator } from 'react-router-dom'
import { pageClient, useQueueItems } from './queue/browser-queue'
import { useQueueStrings } from './use-queue-strings'

export interface UnfinishedUploadsProps {
  uploads: readonly Schema<'Upload'>[]
  /** Only files of these types. */
  types: readonly string[]
}

/** Unfinished uploads that are not in this window's queue; the server stores them for a week. */
export function UnfinishedUploads({ uploads, types }: UnfinishedUploadsProps) {
  const { words } = useQueueStrings()
  const { revalidate } = useRevalidator()
  const items = useQueueItems()
  const begun = uploads.filter(
    ({ id, ext, isComplete }) => !isComplete && types.includes(ext) && items.every(({ uploadId }) => uploadId !== id),
  )
  if (begun.length === 0) return null
  const handleRemove = async (id: string) => {
    await pageClient().endpoints(uploadEndpoints).cancel(id)
    await revalidate()
  }
  return (
    <section className="dw-upload-section" aria-labelledby="upload-begun">
      <h2 id="upload-begun">{words.begun}</h2>
      <p className="dw-upload-note">{words.begunHint}</p>
      <UploadList
        label={words.begun}
        uploads={begun.map(({ id, name, size, offset }) => ({ id, name, size, sent: offset, state: 'paused' }))}
        onRemove={({ id }) => void handleRemove(id)}
      />
    </section>
  )
}
