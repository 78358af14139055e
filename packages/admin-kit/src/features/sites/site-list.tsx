import {
  Button,
  Chip,
  type ChipTone,
  type DataColumn,
  DataTable,
  Menu,
  type MenuItem,
  PageHeader,
  StatePanel,
  TextField,
} from '@doorway/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useListText } from '../../context/use-list-text'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { usePrefetch } from '../../loading/use-prefetch'
import { useReady } from '../../loading/use-ready'
import { useCan } from '../../session/use-session'
import { siteArchive, siteDeletion, siteDialog } from './lazy-parts'
import { levelTexts, siteLevels } from './site-levels'
import type { SiteRow } from './site-types'
import { siteCodes } from './sites.codes'
import { useSites } from './sites.queries'

const ACTIONS_WIDTH = 200

const tones: Record<SiteRow['state'], ChipTone> = {
  building: 'warning',
  running: 'success',
  readonly: 'accent',
  closed: 'neutral',
}

function LevelText({ level }: { level: string }) {
  const t = useTranslate()
  const known = siteLevels.find((one) => one === level)
  return known ? t(levelTexts[known]) : level
}

function columnsOf(t: Translate): DataColumn<SiteRow>[] {
  return [
    { id: 'name', header: t('sites.field.name'), cell: ({ name }) => name },
    { id: 'code', header: t('sites.field.code'), width: 120, cell: ({ code }) => code },
    { id: 'level', header: t('sites.field.level'), width: 80, cell: ({ level }) => <LevelText level={level} /> },
    {
      id: 'state',
      header: t('sites.field.state'),
      width: 96,
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`sites.state.${state}`)}</Chip>,
    },
    { id: 'url', header: t('sites.field.url'), cell: ({ url }) => url },
  ]
}

/** Can visitors see it, so that there is something to archive? */
const isPublic = ({ state }: SiteRow) => state === 'running' || state === 'readonly'

interface RowActionsProps {
  site: SiteRow
  onEdit: () => void
  onBlocks: () => void
  onArchive: () => void
  onDelete: () => void
}

function RowActions({ site, onEdit, onBlocks, onArchive, onDelete }: RowActionsProps) {
  const t = useTranslate()
  const can = useCan()
  const listText = useListText()
  const { usedBy = [] } = site
  const reason = t('sites.inUse', { uses: listText(usedBy.map((use) => t(`sites.uses.${use}`))) })
  const label = (action: string) => `${action} ${site.name}`
  const items: MenuItem[] = []
  if (can(siteCodes.edit) && isPublic(site))
    items.push({ id: 'archive', label: t('sites.archive.open'), onSelect: onArchive })
  if (can(siteCodes.delete))
    items.push({
      id: 'delete',
      label: t('kit.action.delete'),
      hint: usedBy.length === 0 ? undefined : reason,
      isDanger: true,
      isDisabled: usedBy.length > 0,
      onSelect: onDelete,
    })
  return (
    <>
      {can(siteCodes.edit) && (
        <Button size="s" variant="quiet" aria-label={label(t('kit.action.edit'))} onClick={onEdit}>
          {t('kit.action.edit')}
        </Button>
      )}
      <Button size="s" variant="quiet" aria-label={label(t('sites.blocks.open'))} onClick={onBlocks}>
        {t('sites.blocks.open')}
      </Button>
      {items.length > 0 && <Menu label={t('sites.block.more', { name: site.name })} items={items} />}
    </>
  )
}

export interface SiteListProps {
  onOpenBlocks: (siteId: number) => void
}

/** The sites that the caller manages. */
export function SiteList({ onOpenBlocks }: SiteListProps) {
  const t = useTranslate()
  const can = useCan()
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const [edited, setEdited] = useState<{ site: SiteRow | null } | null>(null)
  const [archived, setArchived] = useState<SiteRow | null>(null)
  const [deleted, setDeleted] = useState<SiteRow | null>(null)
  const list = useSites(name)
  useReady(list.data !== undefined)
  usePrefetch(siteDialog.prefetchWhenIdle)
  usePrefetch(siteDeletion.prefetchWhenIdle)
  const find = (text: string) => {
    setTyped(text)
    setName(text.trim())
    // The same text searches once more: others add sites, too.
    if (text.trim() === name) void list.refetch()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    find(typed)
  }
  const addButton = can(siteCodes.add) && (
    <Button variant="primary" icon="plus" onClick={() => setEdited({ site: null })}>
      {t('sites.form.add')}
    </Button>
  )
  return (
    <div className="dw-site-stack">
      <PageHeader title={t('sites.title')} actions={addButton} />
      <form className="dw-site-row" role="search" onSubmit={handleSubmit}>
        <TextField
          className="dw-site-search"
          type="search"
          aria-label={t('sites.field.name')}
          placeholder={t('sites.field.name')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
      </form>
      <DataTable
        caption={t('sites.list')}
        columns={columnsOf(t)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={(site) => site.name}
        renderActions={(site) => (
          <RowActions
            site={site}
            onEdit={() => setEdited({ site })}
            onBlocks={() => onOpenBlocks(site.id)}
            onArchive={() => setArchived(site)}
            onDelete={() => setDeleted(site)}
          />
        )}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          name === '' ? (
            <StatePanel kind="empty" title={t('sites.empty')} text={t('sites.emptyHint')} action={addButton} />
          ) : (
            <StatePanel
              kind="filtered-empty"
              title={t('sites.noHits', { keyword: name })}
              action={<Button onClick={() => find('')}>{t('sites.showAll')}</Button>}
            />
          )
        }
        total={list.data?.total}
      />
      {edited && (
        <Suspense>
          <siteDialog.Part siteId={edited.site ? edited.site.id : null} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {archived && (
        <Suspense>
          <siteArchive.Part site={archived} onClose={() => setArchived(null)} />
        </Suspense>
      )}
      {deleted && (
        <Suspense>
          <siteDeletion.Part site={deleted} onClose={() => setDeleted(null)} />
        </Suspense>
      )}
    </div>
  )
}
