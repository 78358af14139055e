import type { LoginRecord } from '@doorway/api-client'
import { Chip, type ChipTone, type DataColumn } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { usePermission } from '../../session/use-session'
import { ExportButton } from './export-button'
import { FilterForm } from './filter-form'
import { conditionsOf } from './log-search'
import { LogTable } from './log-table'
import { logCodes } from './logs.codes'
import { useLogins } from './logs.queries'
import { SavedLogFilters } from './saved-log-filters'
import { useLogSearch } from './use-log-search'

const tones: Record<LoginRecord['result'], ChipTone> = {
  ok: 'success',
  fail: 'warning',
  locked: 'danger',
  logout: 'neutral',
  kicked: 'danger',
}

const results = ['ok', 'fail', 'locked', 'logout', 'kicked'] as const

function columnsOf(t: Translate): DataColumn<LoginRecord>[] {
  return [
    { id: 'at', header: t('logs.at'), width: 192, cell: ({ at }) => at },
    {
      id: 'person',
      header: t('logs.person'),
      width: 176,
      cell: ({ name, username }) => (
        <span>
          {name} <small>{username}</small>
        </span>
      ),
    },
    {
      id: 'result',
      header: t('logs.result'),
      width: 120,
      cell: ({ result }) => <Chip tone={tones[result]}>{t(`logs.results.${result}`)}</Chip>,
    },
    { id: 'organization', header: t('logs.organization'), cell: ({ organizationName }) => organizationName },
    { id: 'network', header: t('logs.network'), width: 144, cell: ({ ip }) => ip },
    { id: 'device', header: t('logs.device'), width: 176, cell: ({ device }) => device },
  ]
}

/** Attempts to sign in and ends of sessions, with filters and export. */
export function LoginList() {
  const t = useTranslate()
  const canExport = usePermission(logCodes.exportLogins)
  const { search, setSearch } = useLogSearch()
  const list = useLogins(search)
  return (
    <div className="dw-log">
      <div className="dw-log-tools">
        <FilterForm
          search={search}
          onSearch={setSearch}
          onRepeat={() => void list.refetch()}
          fields={[
            { name: 'person', label: t('logs.username') },
            {
              name: 'result',
              label: t('logs.result'),
              options: results.map((value) => ({ value, label: t(`logs.results.${value}`) })),
            },
            { name: 'from', label: t('logs.from'), isDate: true },
            { name: 'to', label: t('logs.to'), isDate: true },
          ]}
        >
          {canExport && <ExportButton what={{ log: 'login', conditions: conditionsOf(search) }} />}
        </FilterForm>
        <SavedLogFilters log="login" search={search} onSearch={setSearch} />
      </div>
      <LogTable
        caption={t('logs.loginTitle')}
        columns={columnsOf(t)}
        list={list}
        rowLabel={({ username, at }) => `${username} ${at}`}
        search={search}
        onSearch={setSearch}
      />
    </div>
  )
}
