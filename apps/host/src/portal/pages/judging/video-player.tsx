import { useRef, useState } from 'react'
import { usePageStrings } from '../../use-page-strings'
import { route } from './judging.route'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]
const FRAME_S = 1 / 25

export interface VideoPlayerProps {
  url: string
  label: string
  /** Shown over the picture, so that a copy shows where it came from. */
  judgeCode: string
  /** Takes a note of the moment, in seconds. */
  onMoment?: (seconds: number) => void
  /** The address has expired or the line is gone. */
  onFailed: () => void
}

/** The lesson with speed and steps of one frame. */
export function VideoPlayer({ url, label, judgeCode, onMoment, onFailed }: VideoPlayerProps) {
  const texts = usePageStrings(route)
  const video = useRef<HTMLVideoElement>(null)
  const [speed, setSpeed] = useState(1)
  const choose = (next: number) => {
    setSpeed(next)
    if (video.current) video.current.playbackRate = next
  }
  const stepFrame = (frames: 1 | -1) => {
    if (!video.current) return
    video.current.pause()
    video.current.currentTime += frames * FRAME_S
  }
  return (
    <div className="dw-judging-player">
      <div className="dw-judging-screen">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- works bring no caption track of their own */}
        <video
          ref={video}
          src={url}
          controls
          controlsList="nodownload"
          disablePictureInPicture
          playsInline
          preload="metadata"
          aria-label={texts.video(label)}
          onError={onFailed}
        />
        <span className="dw-judging-watermark">{texts.watermark(judgeCode)}</span>
      </div>
      <div className="dw-judging-tools" role="group" aria-label={texts.video(label)}>
        <button type="button" onClick={() => stepFrame(-1)}>
          {texts.frameBack}
        </button>
        <button type="button" onClick={() => stepFrame(1)}>
          {texts.frameNext}
        </button>
        <label>
          {texts.speed}
          <select value={speed} onChange={(event) => choose(Number(event.target.value))}>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
        {onMoment && (
          <button type="button" onClick={() => onMoment(video.current ? video.current.currentTime : 0)}>
            {texts.markTime}
          </button>
        )}
      </div>
    </div>
  )
}
