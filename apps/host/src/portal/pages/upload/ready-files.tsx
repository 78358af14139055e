import { Button } from '@doorway/ui'
import type { Stage } from '@doorway/api-client'
import { uploadEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { byteText } from '../../parts/files/byte-text'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { emptyDraft } from './resource-draft'
import { ResourceForm } from './resource-form'
import { useUploadStrings } from './use-upload-strings'

export interface ReadyFilesProps {
  uploads: readonly Schema<'Upload'>[]
  stages: readonly Stage[]
}

/** Uploaded files that are no resource yet, each with its form. */
export function ReadyFiles({ uploads, stages }: ReadyFilesProps) {
  const { words } = useUploadStrings()
  const { revalidate } = useRevalidator()
  const [openId, setOpenId] = useState<string | null>(null)
  const ready = uploads.filter(({ isComplete }) => isComplete)
  if (ready.length === 0) return null
  const handleRemove = async (id: string) => {
    await pageClient().endpoints(uploadEndpoints).cancel(id)
    await revalidate()
  }
  return (
    <section className="dw-upload-section" aria-labelledby="upload-ready">
      <h2 id="upload-ready">{words.ready}</h2>
      <p className="dw-upload-note">{words.readyHint}</p>
      <ul className="dw-upload-cards">
        {ready.map((upload) => (
          <li key={upload.id} className="dw-upload-card">
            <div className="dw-upload-row">
              <span className="dw-upload-name">{upload.name}</span>
              <span className="dw-upload-meta">{byteText(upload.size)}</span>
              {openId !== upload.id && (
                <span className="dw-upload-actions">
                  <Button
                    size="s"
                    variant="primary"
                    aria-label={words.describe(upload.name)}
                    onClick={() => setOpenId(upload.id)}
                  >
                    {words.actions.describe}
                  </Button>
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={words.remove(upload.name)}
                    onClick={() => void handleRemove(upload.id)}
                  >
                    {words.actions.remove}
                  </Button>
                </span>
              )}
            </div>
            {openId === upload.id && (
              <ResourceForm
                draft={emptyDraft(upload)}
                stages={stages}
                onClose={() => setOpenId(null)}
                onSaved={revalidate}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
