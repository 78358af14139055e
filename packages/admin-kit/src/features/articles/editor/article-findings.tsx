import { Chip, StatePanel } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import type { ArticleFinding } from '../article-types'

/** What the check of a text found, errors first. */
export function ArticleFindings({ findings }: { findings: readonly ArticleFinding[] }) {
  const t = useTranslate()
  if (findings.length === 0) return <StatePanel kind="empty" isCompact title={t('articles.check.nothing')} />
  return (
    <ul className="dw-editing-findings">
      {findings.map(({ kind, level, text, suggestion }) => (
        <li key={`${kind} ${text}`}>
          <Chip tone={level === 'error' ? 'danger' : 'warning'}>{t(`articles.check.${kind}`)}</Chip> {text}
          {suggestion !== null && ` → ${suggestion}`}
        </li>
      ))}
    </ul>
  )
}
