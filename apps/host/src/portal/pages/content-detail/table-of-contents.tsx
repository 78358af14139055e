import { usePreferences } from '../../../preferences/preferences-context'
import type { ContentDetail } from '../../data/portal-reader'
import { useCurrentPart } from './use-current-heading'
import './table-of-contents.css'

type Part = ContentDetail['contents'][number]

function PartLinks({ parts, current }: { parts: readonly Part[]; current?: string }) {
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

/** The contents of a text beside it, on wide screens; the part that is being read is marked. */
export function ContentsRail({ parts }: { parts: readonly Part[] }) {
  const { t } = usePreferences()
  const current = useCurrentPart(parts)
  if (parts.length === 0) return null
  return (
    <nav className="dw-contents-rail" aria-label={t.article.contents}>
      <h2>{t.article.contents}</h2>
      <PartLinks parts={parts} current={current} />
    </nav>
  )
}

/** The same above the text where there is no room beside it, closed until it is wanted. */
export function ContentsFold({ parts }: { parts: readonly Part[] }) {
  const { t } = usePreferences()
  if (parts.length === 0) return null
  return (
    <details className="dw-contents-fold">
      <summary>{t.article.contents}</summary>
      <nav aria-label={t.article.contents}>
        <PartLinks parts={parts} />
      </nav>
    </details>
  )
}
