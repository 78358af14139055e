import type { ContentDetail } from '../../data/portal-reader'
import { useCurrentHeading } from './use-current-heading'
import { usePageStrings } from '../../use-page-strings'
import { route } from './content-detail.route'
import './table-of-contents.css'

type Heading = ContentDetail['contents'][number]

function HeadingLinks({ parts, current }: { parts: readonly Heading[]; current?: string }) {
  return (
    <ol>
      {parts.map(({ anchor, level, text }) => (
        <li key={anchor} data-level={level}>
          <a href={`#${anchor}`} aria-current={anchor === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The table of contents next to the text, on wide screens; the heading that is being read is marked. */
export function ContentsRail({ parts }: { parts: readonly Heading[] }) {
  const strings = usePageStrings(route)
  const current = useCurrentHeading(parts)
  if (parts.length === 0) return null
  return (
    <nav className="dw-contents-rail" aria-label={strings.contents}>
      <h2>{strings.contents}</h2>
      <HeadingLinks parts={parts} current={current} />
    </nav>
  )
}

/** The table of contents above the text on narrow screens, initially closed. */
export function ContentsFold({ parts }: { parts: readonly Heading[] }) {
  const strings = usePageStrings(route)
  if (parts.length === 0) return null
  return (
    <details className="dw-contents-fold">
      <summary>{strings.contents}</summary>
      <nav aria-label={strings.contents}>
        <HeadingLinks parts={parts} />
      </nav>
    </details>
  )
}
