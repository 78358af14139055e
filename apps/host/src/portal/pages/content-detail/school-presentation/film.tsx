import { useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import type { ContentDetail } from '../../../data/portal-reader'
import { savingUrl } from '../../../parts/files/saving-url'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../content-detail.route'

type Video = NonNullable<NonNullable<ContentDetail['school']>['video']>

/** The school's film in the browser's own player; nothing is loaded before it is started. */
export function Film({ video }: { video: Video }) {
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const [hasFailed, setFailed] = useState(false)
  return (
    <section className="dw-article-section" aria-labelledby="film">
      <h2 id="film">{strings.school.video}</h2>
      <figure className="dw-school-film">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded films bring no caption track of their own */}
        <video
          src={video.url}
          poster={video.posterUrl ?? undefined}
          width={720}
          height={405}
          preload="none"
          controls
          playsInline
          aria-label={video.title}
          onError={() => setFailed(true)}
        />
        <figcaption>
          {video.title}
          <a href={savingUrl(video.url)} download={video.title} aria-label={`${t.files.download} ${video.title}`}>
            {t.files.download}
          </a>
        </figcaption>
        <p role="status">{hasFailed && strings.school.videoFailed}</p>
      </figure>
    </section>
  )
}
