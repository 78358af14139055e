import {
  Button,
  Chip,
  DataTable,
  type DataColumn,
  PageHeader,
  Pagination,
  StatePanel,
  Tabs,
  TextField,
} from '@doorway/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useCan } from '../../session/use-session'
import { profileDetails } from './lazy-parts'
import { pageSizes, profileTabs } from './profile-search'
import { stateTones } from './profile-state'
import type { ProfileRow } from './school-profile-types'
import { schoolProfileCodes } from './school-profiles.codes'
import { type ProfileView, useProfileView } from './use-profiles'

const ACTIONS_WIDTH = 88
/** Characters of a time up to its minutes. */
const MINUTES = 16

function columnsOf(t: Translate): DataColumn<ProfileRow>[] {
  return [
    { id: 'name', header: t('schoolProfiles.field.school'), width: 240, cell: ({ schoolName }) => schoolName },
    { id: 'area', header: t('schoolProfiles.field.area'), width: 120, cell: ({ areaName }) => areaName },
    {
      id: 'state',
      header: t('schoolProfiles.field.state'),
      width: 120,
      cell: ({ state }) => <Chip tone={stateTones[state]}>{t(`schoolProfiles.state.${state}`)}</Chip>,
    },
    {
      id: 'public',
      header: t('schoolProfiles.field.portal'),
      width: 104,
      cell: ({ isPublic }) => t(isPublic ? 'schoolProfiles.portal.shown' : 'schoolProfiles.portal.hidden'),
    },
    {
      id: 'changedAt',
      header: t('schoolProfiles.field.changedAt'),
      width: 160,
      cell: ({ changedAt, publishAt }) => (changedAt ?? publishAt)?.slice(0, MINUTES),
    },
  ]
}

function actionOf({ mayDecide, mayEdit, state }: ProfileRow, can: ReturnType<typeof useCan>) {
  if (state === 'pending' && mayDecide && can(schoolProfileCodes.audit)) return 'review'
  return mayEdit && can(schoolProfileCodes.edit) ? 'edit' : 'view'
}

function ProfileTable({ view }: { view: ProfileView }) {
  const t = useTranslate()
  const can = useCan()
  const { search, setSearch, rows, total } = view
  return (
    <>
      <DataTable
        caption={t('schoolProfiles.list')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ schoolId }) => String(schoolId)}
        rowLabel={({ schoolName }) => schoolName}
        onRowActivate={({ schoolId }) => setSearch({ openId: schoolId })}
        renderActions={(row) => {
          const action = t(`schoolProfiles.action.${actionOf(row, can)}`)
          return (
            <Button
              size="s"
              variant="quiet"
              aria-label={`${action} ${row.schoolName}`}
              onClick={() => setSearch({ openId: row.schoolId })}
            >
              {action}
            </Button>
          )
        }}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={view.isLoading}
        isRefreshing={view.isRefreshing}
        errorState={view.error && <FailurePanel error={view.error} onRetry={view.refresh} />}
        emptyState={<Nothing view={view} />}
        total={total}
        page={search.page}
        pageSize={search.pageSize}
      />
      <Pagination
        page={search.page}
        pageSize={search.pageSize}
        pageSizes={pageSizes}
        total={total}
        onPageChange={(page) => setSearch({ page })}
        onPageSizeChange={(pageSize) => setSearch({ pageSize })}
      />
    </>
  )
}

function Nothing({ view: { search, setSearch } }: { view: ProfileView }) {
  const t = useTranslate()
  if (search.keyword === '') return <StatePanel kind="empty" title={t('schoolProfiles.empty')} />
  return (
    <StatePanel
      kind="filtered-empty"
      title={t('schoolProfiles.noHits')}
      action={<Button onClick={() => setSearch({ keyword: '' })}>{t('schoolProfiles.showAll')}</Button>}
    />
  )
}

function NameSearch({ view: { search, setSearch } }: { view: ProfileView }) {
  const t = useTranslate()
  const [typed, setTyped] = useState(search.keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ keyword: typed.trim() })
  }
  return (
    <form className="dw-profiles-search" role="search" onSubmit={handleSubmit}>
      <TextField
        type="search"
        aria-label={t('schoolProfiles.keyword')}
        placeholder={t('schoolProfiles.keyword')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
    </form>
  )
}

/** Tabs by state, a search by name, and one school in a drawer. */
export function ProfilePanel() {
  const t = useTranslate()
  const view = useProfileView()
  const { search, setSearch } = view
  return (
    <div className="dw-profiles-list">
      <PageHeader title={t('schoolProfiles.title')} />
      <Tabs
        label={t('schoolProfiles.tab.label')}
        selectedId={search.tab}
        onSelect={(id) => setSearch({ tab: profileTabs.find((tab) => tab === id) ?? 'all' })}
        tabs={profileTabs.map((tab) => ({
          id: tab,
          label: t(`schoolProfiles.tab.${tab}`),
          content: tab === search.tab && (
            <div className="dw-profiles-list">
              <NameSearch key={search.keyword} view={view} />
              <ProfileTable view={view} />
            </div>
          ),
        }))}
      />
      {search.openId !== null && (
        <Suspense>
          <profileDetails.Part
            key={search.openId}
            schoolId={search.openId}
            onClose={() => setSearch({ openId: null })}
          />
        </Suspense>
      )}
    </div>
  )
}
