import { ApiError } from '@doorway/api-client'
import { uploadEndpoints } from '@doorway/api-client/endpoints'
import { fileExtension } from '@doorway/api-client/rules'
import { Button, FileDrop } from '@doorway/ui'
import { useState } from 'react'
import { byteText } from '../../parts/files/byte-text'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { fileHash } from '../../parts/upload-queue/transfer/file-hash'
import { usePageStrings } from '../../use-page-strings'
import { route } from './change-school.route'

const MAX_FILES = 3
const MAX_BYTES = 10 * 1024 * 1024
const TYPES: readonly string[] = ['pdf', 'jpg', 'jpeg', 'png']

/** An uploaded document of the form. */
export interface Document {
  id: string
  name: string
  size: number
}

async function uploadDocument(file: File): Promise<Document> {
  const uploads = pageClient().endpoints(uploadEndpoints)
  const { upload } = await uploads.begin({ name: file.name, size: file.size, sha256: await fileHash(file) }, true)
  if (!upload) throw new Error('The server began no upload.')
  await uploads.send(upload, file)
  await uploads.complete(upload.id)
  return { id: upload.id, name: file.name, size: file.size }
}

export interface ChangeDocumentsProps {
  documents: readonly Document[]
  onChange: (documents: readonly Document[]) => void
}

/** 附件: at most three documents of the request. */
export function ChangeDocuments({ documents, onChange }: ChangeDocumentsProps) {
  const words = usePageStrings(route)
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const add = async ([file]: File[]) => {
    if (!file) return
    if (!TYPES.includes(fileExtension(file.name)) || file.size > MAX_BYTES) return setFault(words.fileInvalid)
    setFault(undefined)
    setBusy(true)
    try {
      const added = await uploadDocument(file)
      onChange([...documents.filter(({ id }) => id !== added.id), added])
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : words.uploadFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="dw-change-wide">
      <ul className="dw-change-documents">
        {documents.map(({ id, name, size }) => (
          <li key={id} className="dw-change-row">
            <span>{name}</span>
            <span className="dw-change-note">{byteText(size)}</span>
            <Button
              variant="quiet"
              aria-label={words.removeFile(name)}
              onClick={() => onChange(documents.filter((each) => each.id !== id))}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {documents.length < MAX_FILES && (
        <FileDrop
          label={words.documents}
          chooseLabel={isBusy ? words.uploading : words.chooseFile}
          hint={words.documentsHint}
          error={fault}
          accept=".pdf,.jpg,.jpeg,.png"
          disabled={isBusy}
          onFiles={(files) => void add(files)}
        />
      )}
    </div>
  )
}
