import { Button, DataTable, type DataColumn, Chip, PageHeader, Pagination, StatePanel, Tabs } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useCan } from '../../session/use-session'
import { reportList, resourceDetails } from './lazy-parts'
import { ResourceFilters } from './resource-filters'
import { hasFilters, noFilters, pageSizes, type ResourceTab, resourceTabs } from './resource-search'
import type { ResourceRow } from './resource-types'
import { resourceCodes } from './resources.codes'
import { type ResourceView, useResourceView } from './use-resources'

const ACTIONS_WIDTH = 88
/** Characters of a time up to its minutes. */
const MINUTES = 16

function Title({ resource, t }: { resource: ResourceRow; t: Translate }) {
  const { title, isRecommended, openReports } = resource
  return (
    <span className="dw-resources-title">
      <span className="dw-resources-name">{title}</span>
      {isRecommended && <Chip tone="accent">{t('resources.recommended')}</Chip>}
      {openReports > 0 && <Chip tone="danger">{t('resources.reportCount', { count: openReports })}</Chip>}
    </span>
  )
}

function columnsOf(t: Translate): DataColumn<ResourceRow>[] {
  return [
    {
      id: 'title',
      header: t('resources.field.title'),
      width: 240,
      cell: (resource) => <Title resource={resource} t={t} />,
    },
    { id: 'kind', header: t('resources.field.kind'), width: 80, cell: ({ kind }) => t(`resources.kind.${kind}`) },
    {
      id: 'subject',
      header: t('resources.field.subject'),
      width: 168,
      cell: ({ gardeName, courseName, gradeName }) => [gardeName, courseName, gradeName].filter(Boolean).join(' · '),
    },
    { id: 'range', header: t('resources.field.range'), width: 96, cell: ({ range }) => t(`resources.range.${range}`) },
    { id: 'org', header: t('resources.field.school'), width: 176, cell: ({ orgName }) => orgName },
    { id: 'owner', header: t('resources.field.owner'), width: 88, cell: ({ ownerName }) => ownerName },
    {
      id: 'changedAt',
      header: t('resources.field.changedAt'),
      width: 160,
      cell: ({ changedAt }) => changedAt.slice(0, MINUTES),
    },
  ]
}

function Nothing({ view: { search, setSearch } }: { view: ResourceView }) {
  const t = useTranslate()
  if (!hasFilters(search)) return <StatePanel kind="empty" title={t('resources.empty')} />
  return (
    <StatePanel
      kind="filtered-empty"
      title={t('resources.noHits')}
      action={<Button onClick={() => setSearch(noFilters)}>{t('resources.showAll')}</Button>}
    />
  )
}

function ResourceTable({ view }: { view: ResourceView }) {
  const t = useTranslate()
  const can = useCan()
  const { search, setSearch, rows, total } = view
  return (
    <>
      <DataTable
        caption={t('resources.list')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ title }) => title}
        onRowActivate={({ id }) => setSearch({ openId: id })}
        renderActions={({ id, title, mayDecide, state }) => {
          const action = t(
            mayDecide && state === 'pending' && can(resourceCodes.audit)
              ? 'resources.action.review'
              : 'resources.action.view',
          )
          return (
            <Button
              size="s"
              variant="quiet"
              aria-label={`${action} ${title}`}
              onClick={() => setSearch({ openId: id })}
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

/** Tabs by state with counts, filters, one resource in a drawer, and the reports of readers. */
export function ResourcePanel() {
  const t = useTranslate()
  const can = useCan()
  const view = useResourceView()
  const { search, setSearch, counts } = view
  const label = (tab: ResourceTab) =>
    counts
      ? t('resources.tab.withCount', { tab: t(`resources.tab.${tab}`), count: counts[tab] })
      : t(`resources.tab.${tab}`)
  const tabs = resourceTabs.filter((tab) => tab !== 'reports' || can(resourceCodes.audit))
  const choose = (id: string) => {
    const tab = tabs.find((name) => name === id)
    if (tab) setSearch({ tab })
  }
  const contentOf = (tab: ResourceTab) =>
    tab === 'reports' ? (
      <Suspense>
        <reportList.Part onOpen={(openId) => setSearch({ openId })} />
      </Suspense>
    ) : (
      <div className="dw-resources-list">
        <ResourceFilters view={view} />
        <ResourceTable view={view} />
      </div>
    )
  return (
    <div className="dw-resources-list">
      <PageHeader title={t('resources.title')} />
      <Tabs
        label={t('resources.tab.label')}
        selectedId={search.tab}
        onSelect={choose}
        tabs={tabs.map((tab) => ({ id: tab, label: label(tab), content: tab === search.tab && contentOf(tab) }))}
      />
      {search.openId !== null && (
        <Suspense>
          <resourceDetails.Part
            key={search.openId}
            resourceId={search.openId}
            onClose={() => setSearch({ openId: null })}
          />
        </Suspense>
      )}
    </div>
  )
}
