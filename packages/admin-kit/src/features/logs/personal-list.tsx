import type { PersonalAccessRecord } from '@doorway/api-client'
import type { DataColumn } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { ExportButton } from './export-button'
import { FilterForm } from './filter-form'
import { conditionsOf } from './log-search'
import { LogTable } from './log-table'
import { usePersonalAccess } from './logs.queries'
import { fieldText } from './operation-names'
import { useLogSearch } from './use-log-search'

/** Personal values that can be shown in full. */
const fields = ['mobile', 'email', 'idCard', 'enrollmentNumber'] as const

function columnsOf(t: Translate): DataColumn<PersonalAccessRecord>[] {
  return [
    { id: 'at', header: t('logs.at'), width: 192, cell: ({ at }) => at },
    { id: 'person', header: t('logs.person'), width: 120, cell: ({ actorName }) => actorName },
    { id: 'subject', header: t('logs.personal.subject'), width: 120, cell: ({ subjectName }) => subjectName },
    { id: 'field', header: t('logs.personal.field'), width: 112, cell: ({ field }) => fieldText(t, field) },
    { id: 'purpose', header: t('logs.personal.purpose'), cell: ({ purpose }) => purpose },
    { id: 'network', header: t('logs.network'), width: 136, cell: ({ ip }) => ip },
  ]
}

/** Who read which personal value of whom, and for what purpose. */
export function PersonalList() {
  const t = useTranslate()
  const { search, setSearch } = useLogSearch()
  const list = usePersonalAccess(search)
  return (
    <div className="dw-log">
      <FilterForm
        search={search}
        onSearch={setSearch}
        onRepeat={() => void list.refetch()}
        fields={[
          { name: 'person', label: t('logs.person') },
          {
            name: 'action',
            label: t('logs.personal.field'),
            options: fields.map((value) => ({ value, label: fieldText(t, value) })),
          },
          { name: 'from', label: t('logs.from'), isDate: true },
          { name: 'to', label: t('logs.to'), isDate: true },
        ]}
      >
        <ExportButton what={{ log: 'personal', conditions: conditionsOf(search) }} />
      </FilterForm>
      <LogTable
        caption={t('logs.personal.tab')}
        columns={columnsOf(t)}
        list={list}
        rowLabel={({ actorName, at }) => `${actorName} ${at}`}
        search={search}
        onSearch={setSearch}
      />
    </div>
  )
}
