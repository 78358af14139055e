import type { ContentDetail } from '../../data/portal-reader'
import { StateArt } from '../../parts/states/state-art'
import { usePageStrings } from '../../use-page-strings'
import { route } from './content-detail.route'
import { VideoPlayer } from './video-player'

/** The film of a micro-lesson: its first MP4 file. Without one the page says that it has not been uploaded. */
export function LessonPlayer({ item }: { item: Pick<ContentDetail, 'title' | 'coverUrl' | 'attachments'> }) {
  const { lesson } = usePageStrings(route)
  const url = item.attachments.find(({ ext, url: address }) => ext === 'mp4' && address !== null)?.url
  if (!url)
    return (
      <div className="dw-lesson">
        <p className="dw-lesson-missing">
          <StateArt kind="empty" />
          {lesson.missing}
        </p>
      </div>
    )
  return (
    <div className="dw-lesson">
      <VideoPlayer
        url={url}
        title={lesson.film(item.title)}
        posterUrl={item.coverUrl}
        preload="metadata"
        failure={lesson.failed}
      />
    </div>
  )
}
