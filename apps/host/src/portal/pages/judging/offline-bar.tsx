import { byteText } from '../../parts/files/byte-text'
import { usePageStrings } from '../../use-page-strings'
import { route } from './judging.route'
import { useOfflineVideos, type OfflineVideosOptions } from './use-offline-videos'

/** Works of about an hour: a lesson takes ten minutes. */
const COUNT = 6

export interface OfflineBarProps extends OfflineVideosOptions {
  /** The open works that come next, in their order. */
  ids: readonly number[]
}

/** Downloads the lessons of the next hour before the line is left. */
export function OfflineBar({ ids, ...options }: OfflineBarProps) {
  const { offlineVideos: texts, cancel } = usePageStrings(route)
  const { progress, start, cancel: stop } = useOfflineVideos(options)
  const { kind, done, all, bytes } = progress
  const chosen = ids.slice(0, COUNT)
  const isLoading = kind === 'loading'
  const status = {
    idle: '',
    loading: texts.loading(done, all, byteText(bytes)),
    done: texts.done(done, byteText(bytes)),
    failed: texts.failed(done, all),
  }
  if (chosen.length === 0 && kind === 'idle') return null
  return (
    <div className="dw-judging-offline">
      <button
        type="button"
        className="dw-portal-button"
        data-variant="quiet"
        onClick={() => (isLoading ? stop() : void start(chosen))}
      >
        {isLoading ? cancel : texts.prepare(chosen.length)}
      </button>
      {isLoading && <progress max={all} value={done} aria-label={status.loading} />}
      <p role={kind === 'failed' ? 'alert' : 'status'}>{status[kind]}</p>
    </div>
  )
}
