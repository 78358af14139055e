import type { AppVersion, AppVersionQuery } from '@doorway/api-client'
import {
  Button,
  Chip,
  DataTable,
  Menu,
  Pagination,
  Select,
  StatePanel,
  type ChipTone,
  type DataColumn,
} from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { useCan } from '../../session/use-session'
import { appVersionCodes } from './app-versions.codes'
import { useAppVersions } from './app-versions.queries'
import { versionDialog } from './lazy-parts'
import { releaseName } from './release-name'
import { useVersionCommands, type VersionCommands, VersionQuestion } from './use-version-commands'
import { platforms } from './version-form'

/** What a select without a choice holds. */
const noChoice = ''
const FIRST_SIZE = 20
const ACTIONS_WIDTH = 128
/** Characters of a time up to its minutes. */
const MINUTES = 16
const states = ['draft', 'published', 'withdrawn'] as const
const tones: Record<AppVersion['state'], ChipTone> = { draft: 'neutral', published: 'success', withdrawn: 'warning' }

function columnsOf(t: Translate): DataColumn<AppVersion>[] {
  return [
    {
      id: 'name',
      header: t('appVersions.versionName'),
      width: 208,
      cell: (release) => (
        <span>
          {releaseName(t, release)} <small className="dw-version-platform">({release.build})</small>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('appVersions.state'),
      width: 168,
      cell: ({ state, isForced }) => (
        <span>
          <Chip tone={tones[state]}>{t(`appVersions.states.${state}`)}</Chip>{' '}
          {isForced && <Chip tone="danger">{t('appVersions.forced')}</Chip>}
        </span>
      ),
    },
    {
      id: 'rollout',
      header: t('appVersions.rollout'),
      width: 96,
      align: 'end',
      cell: ({ rollout }) => `${rollout} %`,
    },
    {
      id: 'minBuild',
      header: t('appVersions.minBuild'),
      width: 120,
      align: 'end',
      cell: ({ minBuild }) => minBuild,
    },
    { id: 'notes', header: t('appVersions.notes'), cell: ({ notes }) => notes['zh'] ?? Object.values(notes)[0] },
    {
      id: 'publishedAt',
      header: t('appVersions.publishedAt'),
      width: 152,
      cell: ({ publishedAt }) => publishedAt?.slice(0, MINUTES),
    },
  ]
}

function RowActions({ release, commands }: { release: AppVersion; commands: VersionCommands }) {
  const t = useTranslate()
  const can = useCan()
  const items = [
    ...(release.state === 'draft' && can(appVersionCodes.publish)
      ? [{ id: 'publish', label: t('appVersions.publish.title'), onSelect: () => commands.publish(release) }]
      : []),
    ...(release.state === 'published' && can(appVersionCodes.withdraw)
      ? [
          {
            id: 'withdraw',
            label: t('appVersions.withdraw.title'),
            isDanger: true,
            onSelect: () => commands.withdraw(release),
          },
        ]
      : []),
  ]
  return (
    <>
      {release.state !== 'withdrawn' && can(appVersionCodes.edit) && (
        <Button size="s" variant="quiet" onClick={() => commands.edit(release)}>
          {t('kit.action.edit')}
        </Button>
      )}
      {items.length > 0 && <Menu label={t('appVersions.more', { name: releaseName(t, release) })} items={items} />}
    </>
  )
}

type Filter = AppVersionQuery['conditions']

function Tools({ filter, onChange, onAdd }: { filter: Filter; onChange: (next: Filter) => void; onAdd?: () => void }) {
  const t = useTranslate()
  return (
    <div className="dw-version-tools">
      <Select
        className="dw-version-choice"
        aria-label={t('appVersions.platform')}
        placeholder={t('appVersions.allPlatforms')}
        value={filter.platform === undefined ? noChoice : filter.platform}
        options={platforms.map((value) => ({ value, label: t(`appVersions.platforms.${value}`) }))}
        onChange={({ target }) => onChange({ ...filter, platform: platforms.find((each) => each === target.value) })}
      />
      <Select
        className="dw-version-choice"
        aria-label={t('appVersions.state')}
        placeholder={t('appVersions.allStates')}
        value={filter.state === undefined ? noChoice : filter.state}
        options={states.map((value) => ({ value, label: t(`appVersions.states.${value}`) }))}
        onChange={({ target }) => onChange({ ...filter, state: states.find((each) => each === target.value) })}
      />
      {onAdd && (
        <Button variant="primary" icon="plus" onClick={onAdd}>
          {t('appVersions.add')}
        </Button>
      )}
    </div>
  )
}

/** Releases by platform, the highest build first; they are added, changed, published and withdrawn here. */
export function VersionList() {
  const t = useTranslate()
  const can = useCan()
  const [search, setSearch] = useState<AppVersionQuery>({ conditions: {}, page: 1, pageSize: FIRST_SIZE })
  const { conditions, page, pageSize } = search
  const list = useAppVersions(search)
  const commands = useVersionCommands()
  useReady(list.data !== undefined)
  const isFiltered = conditions.platform !== undefined || conditions.state !== undefined
  const filter = (next: Filter) => setSearch({ ...search, conditions: next, page: 1 })
  return (
    <div className="dw-version-stack">
      <Tools filter={conditions} onChange={filter} onAdd={can(appVersionCodes.add) ? commands.add : undefined} />
      <DataTable
        caption={t('appVersions.list')}
        columns={columnsOf(t)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={(release) => releaseName(t, release)}
        renderActions={(release) => <RowActions release={release} commands={commands} />}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          isFiltered ? (
            <StatePanel
              kind="filtered-empty"
              title={t('appVersions.filteredEmpty')}
              action={<Button onClick={() => filter({})}>{t('appVersions.showAll')}</Button>}
            />
          ) : (
            <StatePanel kind="empty" title={t('appVersions.empty')} />
          )
        }
        total={list.data?.total}
        page={page}
        pageSize={pageSize}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={list.data?.total}
        onPageChange={(next) => setSearch({ ...search, page: next })}
        onPageSizeChange={(size) => setSearch({ ...search, page: 1, pageSize: size })}
      />
      {commands.edited && (
        <Suspense>
          <versionDialog.Part release={commands.edited.release} onClose={commands.close} />
        </Suspense>
      )}
      <VersionQuestion commands={commands} />
    </div>
  )
}
