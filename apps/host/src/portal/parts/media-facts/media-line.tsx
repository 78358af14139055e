import { type MediaFacts, mediaParts } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { mediaWords } from './strings/zh'
import './media-line.css'

type Words = typeof mediaWords

export interface MediaLineProps {
  media?: MediaFacts
  playback?: Schema<'Playback'>
  words: Words
}

/** What is said about the copy of a video that browsers play; nothing where they play the video itself. */
function playbackText({ state, percent, reason }: Schema<'Playback'>, words: Words): string | undefined {
  if (state === 'playable') return undefined
  if (state === 'running' && percent !== null) return words.running(percent)
  if (state === 'failed' && reason !== null) return words.failedFor(reason)
  return state === 'running' ? words.waiting : words[state]
}

/** Length, picture, codecs and sound of a video or sound, and whether it can be played in browsers. */
export function MediaLine({ media, playback, words }: MediaLineProps) {
  const text = playback && playbackText(playback, words)
  return (
    <>
      {media && <span>{[...mediaParts(media), ...(media.sound ? [] : [words.silent])].join(' · ')}</span>}
      {text !== undefined && (
        <span className="dw-media-playback" data-state={playback?.state}>
          {text}
        </span>
      )}
    </>
  )
}
