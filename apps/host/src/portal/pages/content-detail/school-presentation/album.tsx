import { lazy, Suspense, useState, type MouseEvent } from 'react'
import type { ContentDetail } from '../../../data/portal-reader'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../content-detail.route'

const PreviewDialog = lazy(() => import('../../../parts/preview/preview-dialog'))
type Picture = NonNullable<ContentDetail['school']>['pictures'][number]

/** Pictures in a grid, opened large over the page; without a script the picture itself is opened. */
export function Album({ pictures }: { pictures: readonly Picture[] }) {
  const strings = usePageStrings(route)
  const [shown, setShown] = useState<Picture | null>(null)
  if (pictures.length === 0) return null
  const open = (event: MouseEvent, picture: Picture) => {
    // With a modifier the visitor wants the browser's own way: a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(picture)
  }
  return (
    <section className="dw-article-section" aria-labelledby="album">
      <h2 id="album">{strings.school.album}</h2>
      <ul className="dw-school-album">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <a
              href={picture.url}
              aria-haspopup="dialog"
              aria-label={strings.school.enlarge(picture.alt)}
              onClick={(event) => open(event, picture)}
            >
              <img
                src={picture.url}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
              />
              <span>{picture.alt}</span>
            </a>
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense fallback={null}>
          <PreviewDialog file={{ ...shown, name: shown.alt }} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  )
}
