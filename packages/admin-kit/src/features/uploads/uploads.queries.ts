import { uploadEndpoints } from '@doorway/api-client/endpoints'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'

/** Uploads one file by the upload protocol of the server; returns its id. */
export function useUploadFile(): (file: File, signal?: AbortSignal) => Promise<string> {
  const uploads = useApi().endpoints(uploadEndpoints)
  return useMemo(() => {
    return async (file, signal) => {
      const sha256 = await hashOf(file)
      const { upload } = await uploads.begin({ name: file.name, size: file.size, sha256 }, true, signal)
      if (!upload) throw new Error('The server returned no upload although one was requested.')
      if (!upload.isComplete) await uploads.send(upload, file, signal)
      await uploads.complete(upload.id, signal)
      return upload.id
    }
  }, [uploads])
}

async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
