import { useState } from 'react'
import './video-player.css'

export interface VideoPlayerProps {
  url: string
  title: string
  posterUrl: string | null
  /** `none` loads nothing before the reader starts the film; `metadata` shows its length and first picture. */
  preload: 'none' | 'metadata'
  /** Shown where the browser cannot play the film. */
  failure: string
}

/** The browser's own player at 16:9, with a message where it fails. */
export function VideoPlayer({ url, title, posterUrl, preload, failure }: VideoPlayerProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded films bring no caption track of their own */}
      <video
        className="dw-video"
        src={url}
        poster={posterUrl ?? undefined}
        width={720}
        height={405}
        preload={preload}
        controls
        playsInline
        aria-label={title}
        onError={() => setFailed(true)}
      />
      <p role="status">{hasFailed && failure}</p>
    </>
  )
}
