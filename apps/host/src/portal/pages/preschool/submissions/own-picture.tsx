import { useEffect, useState } from 'react'
import { readPublicConfig } from '../../../../config/public-config'
import { authorizationHeader } from '../../../../session/stored-token'

/** Larger pictures are not shown, since a phone needs memory for each of them uncompressed. */
const MAX_BYTES = 20 * 1024 ** 2

/** A picture of the user's own, loaded with the token. Only its name is shown where it cannot be loaded. */
export function OwnPicture({ id, name, size }: { id: string; name: string; size: number }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const shown: { stop: AbortController; url?: string } = { stop: new AbortController() }
    const { signal } = shown.stop
    const show = async () => {
      const headers = authorizationHeader()
      const response = await fetch(`${readPublicConfig().apiBase}/api/file/content/${id}`, { headers, signal })
      const bytes = response.ok && (await response.blob())
      if (!bytes || signal.aborted) return
      shown.url = URL.createObjectURL(bytes)
      setUrl(shown.url)
    }
    // A failure leaves the name.
    if (size <= MAX_BYTES) show().catch(() => undefined)
    return () => {
      shown.stop.abort()
      if (shown.url) URL.revokeObjectURL(shown.url)
    }
  }, [id, size])
  return <span className="dw-family-thumb">{url && <img src={url} alt="" title={name} />}</span>
}
