import type { Schema } from '@doorway/api-client/types'
import { StatTile } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { useNumberFormat } from './use-number-format'

const figures = ['users', 'schools', 'articles', 'resources', 'signedIn'] as const

/** The totals of the shown area; placeholders while they are pending. */
export function FigureTiles({ totals, months }: { totals: Schema<'OverviewFigures'> | undefined; months: number }) {
  const t = useTranslate()
  const format = useNumberFormat()
  const textOf = (count: number | null) => (count === null ? t('overview.few') : format(count))
  return (
    <div className="dw-overview-tiles">
      {figures.map((name) => (
        <StatTile
          key={name}
          label={t(`overview.figures.${name}`)}
          value={totals && textOf(totals[name])}
          change={name === 'signedIn' ? t('overview.within', { months }) : undefined}
        />
      ))}
    </div>
  )
}
