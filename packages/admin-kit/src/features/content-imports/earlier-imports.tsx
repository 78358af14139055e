import { Button, Chip, type ChipTone } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import type { ContentImport } from './content-import-types'
import { useContentImports } from './content-imports.queries'

const toneOf: Record<ContentImport['state'], ChipTone> = {
  reading: 'accent',
  ready: 'warning',
  importing: 'accent',
  stopped: 'warning',
  failed: 'danger',
  done: 'success',
  undone: 'neutral',
}

/** Imports of the last 30 days: to look at a report, to go on, or to undo. */
export function EarlierImports({ onOpen }: { onOpen: (importId: string) => void }) {
  const t = useTranslate()
  const { data, error, refetch } = useContentImports()
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} isCompact />
  if (!data || data.length === 0) return null
  return (
    <section className="dw-content-import-part">
      <h3 className="dw-content-import-heading">{t('contentImports.earlier')}</h3>
      <ul className="dw-content-import-list">
        {data.map(({ id, fileName, siteName, articles, createdAt, state }) => (
          <li key={id} className="dw-content-import-line">
            <span>
              {fileName} <Chip tone={toneOf[state]}>{t(`contentImports.state.${state}`)}</Chip>
            </span>
            <span className="dw-content-import-note">
              {t('contentImports.summary', { site: siteName, count: articles, time: createdAt })}
            </span>
            <span>
              <Button size="s" aria-label={t('contentImports.open', { name: fileName })} onClick={() => onOpen(id)}>
                {t('contentImports.openShort')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
