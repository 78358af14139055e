import type { Schema } from '@doorway/api-client/types'
import { lazy, Suspense, useState } from 'react'
import { byteText } from '../../parts/files/byte-text'
import { MediaLine } from '../../parts/media-facts/media-line'
import { usePageStrings } from '../../use-page-strings'
import { route } from './judging.route'
import { VideoPlayer } from './video-player'

const PreviewDialog = lazy(() => import('../../parts/preview/preview-dialog'))

type Work = Schema<'JudgeWork'>

export interface WorkViewProps {
  work: Work
  judgeCode: string
  onMoment?: (seconds: number) => void
  /** Reads the work again: addresses of files are good for ten minutes. */
  onReload: () => void
}

type WorkFile = Work['files'][number]

const isWatchable = (state: Schema<'PlaybackState'>) => state === 'playable' || state === 'done'

/** Length, picture and sound of a file, and whether it can be watched. Why it cannot be is for its author. */
function FileFacts({ media, playback: state }: Pick<WorkFile, 'media' | 'playback'>) {
  const { mediaWords } = usePageStrings(route)
  if (!media && !state) return null
  const playback = state && { state, percent: null, reason: null }
  return (
    <span className="dw-judging-media">
      <MediaLine media={media} playback={playback} words={mediaWords} />
    </span>
  )
}

/** What a judge sees of a work: its number, its lesson, its documents. */
export function WorkView({ work, judgeCode, onMoment, onReload }: WorkViewProps) {
  const texts = usePageStrings(route)
  const [hasFailed, setFailed] = useState(false)
  const [opened, setOpened] = useState<string>()
  const video = work.files.find(
    ({ ext, playback, isWithheld }) => ext === 'mp4' && !isWithheld && (!playback || isWatchable(playback)),
  )
  const documents = work.files.filter((file) => file !== video)
  const shown = documents.find(({ slot, seq }) => `${slot}/${seq}` === opened)
  const facts = [
    [texts.facts.group, work.groupName],
    [texts.facts.course, [work.gardeName, work.courseName].filter(Boolean).join(' ')],
    [texts.facts.textbook, work.textbook],
    [texts.facts.knowledge, work.knowledge === work.title ? null : work.knowledge],
  ].filter(([, value]) => value)
  return (
    <article className="dw-judging-work" aria-label={`${texts.work} ${work.workNo}`}>
      <header>
        <p className="dw-judging-note">
          {work.workNo}
          {work.isSample && <span className="dw-judging-sample">{texts.sample}</span>}
        </p>
        <h2 tabIndex={-1} lang="zh-CN">
          {work.title}
        </h2>
      </header>
      {video && !hasFailed && (
        <VideoPlayer
          key={video.url}
          url={video.url}
          label={video.label}
          judgeCode={judgeCode}
          onMoment={onMoment}
          onFailed={() => setFailed(true)}
        />
      )}
      {video && <FileFacts media={video.media} playback={video.playback} />}
      {video && hasFailed && (
        <p className="dw-judging-failed" role="alert">
          {texts.videoFailed}{' '}
          <button
            type="button"
            className="dw-portal-button"
            data-variant="quiet"
            onClick={() => {
              setFailed(false)
              onReload()
            }}
          >
            {texts.retry}
          </button>
        </p>
      )}
      {work.files.length === 0 && work.state !== 'recused' && <p className="dw-judging-note">{texts.noFiles}</p>}
      {documents.length > 0 && (
        <ul className="dw-judging-files" aria-label={texts.files}>
          {documents.map(({ slot, seq, label, ext, size, media, playback, isWithheld }) => (
            <li key={`${slot}/${seq}`}>
              <span>
                <b lang="zh-CN">{label}</b> <small>{`${ext.toUpperCase()} · ${byteText(size)}`}</small>
                <FileFacts media={media} playback={playback} />
                {isWithheld && <small className="dw-judging-withheld">{texts.withheld}</small>}
              </span>
              {!isWithheld && (
                <button
                  type="button"
                  className="dw-portal-button"
                  data-variant="quiet"
                  onClick={() => setOpened(`${slot}/${seq}`)}
                >
                  {texts.open}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <dl className="dw-judging-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang="zh-CN">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="dw-judging-summary" lang="zh-CN">
        {work.summary}
      </p>
      {shown && (
        <Suspense fallback={null}>
          <PreviewDialog
            file={{
              id: `${shown.slot}-${shown.seq}`,
              name: shown.label,
              ext: shown.ext,
              size: shown.size,
              url: shown.url,
            }}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </article>
  )
}
