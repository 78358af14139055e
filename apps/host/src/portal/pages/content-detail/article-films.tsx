import type { ContentDetail } from '../../data/portal-reader'
import { usePageStrings } from '../../use-page-strings'
import { filmsOf } from './films-of'
import { route } from './content-detail.route'
import { VideoPlayer } from './video-player'

/** The videos among the files of an article. One with a still loads nothing else before it is played. */
export function ArticleFilms({ files }: { files: ContentDetail['attachments'] }) {
  const { lesson } = usePageStrings(route)
  return filmsOf(files).map(({ id, name, url, posterUrl }) => (
    <figure key={id} className="dw-lesson">
      <VideoPlayer
        url={url}
        title={name}
        posterUrl={posterUrl ?? null}
        preload={posterUrl ? 'none' : 'metadata'}
        failure={lesson.failed}
      />
      <figcaption>{name}</figcaption>
    </figure>
  ))
}
