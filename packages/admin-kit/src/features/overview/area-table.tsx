import type { Schema } from '@doorway/api-client/types'
import { Button, type DataColumn, DataTable, StatePanel } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { useNumberFormat } from './use-number-format'

type AreaRow = Schema<'OverviewArea'>

export interface AreaTableProps {
  rows: readonly AreaRow[]
  isRefreshing: boolean
  /** Shows the figures of an area. */
  onOpen: (areaCode: string) => void
}

const figures = ['users', 'signedIn', 'schools', 'articles', 'resources'] as const
const NUMBER_WIDTH = 112

interface ColumnOptions extends Pick<AreaTableProps, 'onOpen'> {
  t: Translate
  format: (value: number) => string
}

function columnsOf({ t, format, onOpen }: ColumnOptions): DataColumn<AreaRow>[] {
  return [
    {
      id: 'name',
      header: t('overview.area'),
      width: 200,
      cell: ({ name, areaCode, hasChild }) =>
        hasChild ? (
          <Button className="dw-overview-area" size="s" variant="quiet" onClick={() => onOpen(areaCode)}>
            {name}
          </Button>
        ) : (
          name
        ),
    },
    ...figures.map((name): DataColumn<AreaRow> => ({
      id: name,
      header: t(`overview.figures.${name}`),
      width: NUMBER_WIDTH,
      align: 'end',
      cell: (row) => {
        const count = row[name]
        return count === null ? t('overview.few') : format(count)
      },
    })),
  ]
}

/** Figures of the areas right below the shown one; a name opens its area. */
export function AreaTable({ rows, isRefreshing, onOpen }: AreaTableProps) {
  const t = useTranslate()
  const format = useNumberFormat()
  return (
    <DataTable
      caption={t('overview.areasCaption')}
      columns={columnsOf({ t, format, onOpen })}
      rows={rows}
      rowKey={({ areaCode }) => areaCode}
      rowLabel={({ name }) => name}
      isRefreshing={isRefreshing}
      emptyState={<StatePanel kind="empty" title={t('overview.noAreas')} isCompact />}
    />
  )
}
