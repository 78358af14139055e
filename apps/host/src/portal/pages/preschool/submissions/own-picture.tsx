import { useEffect, useState } from 'react'
import { readPublicConfig } from '../../../../bootstrap/public-config'
import { storedToken } from '../../../../session/stored-token'

/** Larger pictures are named, not shown: a phone's memory holds each of them unpacked. */
const MAX_BYTES = 20 * 1024 ** 2

/** A picture of one's own, which only a request with the token reads. Says its name where it cannot be shown. */
export function OwnPicture({ id, name, size }: { id: string; name: string; size: number }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const shown: { stop: AbortController; url?: string } = { stop: new AbortController() }
    const { signal } = shown.stop
    const show = async () => {
      const headers = { authorization: storedToken() ?? '' }
      const answer = await fetch(`${readPublicConfig().apiBase}/api/file/content/${id}`, { headers, signal })
      const bytes = answer.ok && (await answer.blob())
      if (!bytes || signal.aborted) return
      shown.url = URL.createObjectURL(bytes)
      setUrl(shown.url)
    }
    // Without the picture there is its name.
    if (size <= MAX_BYTES) show().catch(() => undefined)
    return () => {
      shown.stop.abort()
      if (shown.url) URL.revokeObjectURL(shown.url)
    }
  }, [id, size])
  return <span className="dw-family-thumb">{url && <img src={url} alt="" title={name} />}</span>
}
