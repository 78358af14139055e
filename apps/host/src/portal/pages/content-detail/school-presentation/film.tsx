import { usePreferences } from '../../../../preferences/preferences-context'
import type { ContentDetail } from '../../../data/portal-reader'
import { savingUrl } from '../../../parts/files/saving-url'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../content-detail.route'
import { VideoPlayer } from '../video-player'

type Video = NonNullable<NonNullable<ContentDetail['school']>['video']>

/** The school's film in the browser's own player; nothing is loaded before it is started. */
export function Film({ video }: { video: Video }) {
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  return (
    <section className="dw-article-section" aria-labelledby="film">
      <h2 id="film">{strings.school.video}</h2>
      <figure className="dw-school-film">
        <VideoPlayer
          url={video.url}
          title={video.title}
          posterUrl={video.posterUrl}
          preload="none"
          failure={strings.school.videoFailed}
        />
        <figcaption>
          {video.title}
          <a
            href={savingUrl(video.url)}
            download={video.title}
            aria-label={`${t.content.files.download} ${video.title}`}
          >
            {t.content.files.download}
          </a>
        </figcaption>
      </figure>
    </section>
  )
}
