import type { Schema } from '@doorway/api-client/types'
import { Breadcrumb, Button, Select, Skeleton } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { type OverviewSearch, periods } from './overview-search'

export interface OverviewToolsProps {
  search: OverviewSearch
  overview: Schema<'DataOverview'> | undefined
  onChange: (search: OverviewSearch) => void
}

const noArea = ''
const STEP = { blockSize: 'calc(1em * var(--dw-line-height))' } as const

/** The path to the shown area with a step back, and the filters by area and period. */
export function OverviewTools({ search, overview, onChange }: OverviewToolsProps) {
  const t = useTranslate()
  const path = overview ? overview.path : []
  const isPending = overview === undefined
  const areas = overview ? overview.areas.filter(({ hasChild }) => hasChild) : []
  const open = (areaCode: string) => onChange({ ...search, areaCode })
  const above = search.areaCode === undefined ? undefined : path.at(-2)
  return (
    <div className="dw-overview-tools">
      {above && (
        <Button icon="chevron-left" onClick={() => open(above.areaCode)}>
          {t('overview.up', { name: above.name })}
        </Button>
      )}
      {isPending && <Skeleton width="short" style={STEP} />}
      {path.length > 0 && (
        <Breadcrumb
          label={t('overview.path')}
          items={path.map(({ areaCode, name }, at) => ({
            id: areaCode,
            label: name,
            ...(at < path.length - 1 && { onSelect: () => open(areaCode) }),
          }))}
        />
      )}
      <span className="dw-overview-gap" />
      {(isPending || areas.length > 0) && (
        <Select
          disabled={isPending}
          className="dw-overview-choice"
          aria-label={t('overview.lower')}
          placeholder={t('overview.lower')}
          value={noArea}
          options={areas.map(({ areaCode, name }) => ({ value: areaCode, label: name }))}
          onChange={({ target }) => target.value !== noArea && open(target.value)}
        />
      )}
      <Select
        className="dw-overview-choice"
        aria-label={t('overview.period')}
        placeholder={null}
        value={String(search.months)}
        options={periods.map((months) => ({ value: String(months), label: t('overview.lastMonths', { months }) }))}
        onChange={({ target }) => onChange({ ...search, months: Number(target.value) })}
      />
    </div>
  )
}
