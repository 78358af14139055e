import { uploadEndpoints } from '@doorway/api-client/endpoints'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'

/** Uploads one file by the upload protocol of the server, and reports how many bytes it has; returns its id. */
export function useUploadFile(): (
  file: File,
  signal?: AbortSignal,
  onProgress?: (sent: number) => void,
) => Promise<string> {
  const uploads = useApi().endpoints(uploadEndpoints)
  return useMemo(() => {
    return async (file, signal, onProgress) => {
      const sha256 = await hashOf(file)
      const { upload } = await uploads.begin({ name: file.name, size: file.size, sha256 }, true, signal)
      if (!upload) throw new Error('The server returned no upload although one was requested.')
      if (!upload.isComplete) await uploads.send(upload, file, signal, onProgress)
      await uploads.complete(upload.id, signal)
      return upload.id
    }
  }, [uploads])
}

async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
