import type { PersonSession } from '@doorway/api-client'
import { Button, Chip, ConfirmDialog, DataTable, Pagination, StatePanel, TextField, type DataColumn } from '@doorway/ui'
import { useState, type FormEvent } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { useNotify } from '../../mutations/use-notify'
import { usePermission } from '../../session/use-session'
import { securityCodes } from './security.codes'
import { useEndSessions, usePersonSessions } from './security.queries'

const FIRST_SIZE = 20
/** Characters of a time up to its minutes. */
const MINUTES = 16

function columnsOf(t: Translate): DataColumn<PersonSession>[] {
  return [
    {
      id: 'name',
      header: t('security.person'),
      cell: ({ name, username, isCurrent }) => (
        <span>
          {name} <small>{username}</small> {isCurrent && <Chip tone="accent">{t('security.sessions.current')}</Chip>}
        </span>
      ),
    },
    { id: 'organization', header: t('security.organization'), cell: ({ organizationName }) => organizationName },
    { id: 'device', header: t('security.sessions.device'), width: 160, cell: ({ device }) => device },
    { id: 'network', header: t('security.network'), width: 136, cell: ({ network }) => network },
    {
      id: 'startedAt',
      header: t('security.sessions.startedAt'),
      width: 152,
      cell: ({ startedAt }) => startedAt.slice(0, MINUTES),
    },
    {
      id: 'lastSeenAt',
      header: t('security.sessions.lastSeenAt'),
      width: 152,
      cell: ({ lastSeenAt }) => lastSeenAt.slice(0, MINUTES),
    },
  ]
}

/** What ends sessions: the question, and the call after it. `onRefused` is called when none has been ended. */
function useEnding({ onEnded, onRefused }: { onEnded: () => void; onRefused: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const ending = useEndSessions()
  const [ids, setIds] = useState<readonly string[]>([])
  const confirm = () =>
    ending.mutate(ids, {
      onSuccess: (ended) => {
        notify.success(t('security.sessions.ended', { count: ended }))
        onEnded()
      },
      onError: (error) => {
        notify.failure(error)
        onRefused()
      },
      onSettled: () => setIds([]),
    })
  return { ids, start: setIds, confirm, isRunning: ending.isPending }
}

/** 在线会话: who is signed in, from where; sessions can be ended. */
export function SessionList() {
  const t = useTranslate()
  const canEnd = usePermission(securityCodes.endSessions)
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState({ username: '', page: 1, pageSize: FIRST_SIZE })
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const { username, page, pageSize } = search
  const list = usePersonSessions({ conditions: { username }, page, pageSize })
  const ending = useEnding({
    onEnded: () => setSelection(new Set()),
    // One that has ended meanwhile refuses all; it leaves the list and the choice.
    onRefused: () => {
      setSelection(new Set())
      void list.refetch()
    },
  })
  useReady(list.data !== undefined)
  const find = (text: string) => {
    setTyped(text)
    setSearch({ ...search, username: text.trim(), page: 1 })
    // The same text searches once more: sessions come and go.
    void list.refetch()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    find(typed)
  }
  const chosen = [...selection]
  return (
    <div className="dw-security-stack">
      <form className="dw-security-row" onSubmit={handleSubmit}>
        <TextField
          style={{ flex: '0 1 260px' }}
          type="search"
          aria-label={t('security.sessions.search')}
          placeholder={t('security.sessions.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
        {canEnd && (
          <Button variant="danger" disabled={chosen.length === 0} onClick={() => ending.start(chosen)}>
            {t('security.sessions.endChosen', { count: chosen.length })}
          </Button>
        )}
      </form>
      <DataTable
        caption={t('security.sessions.title')}
        columns={columnsOf(t)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={canEnd ? selection : undefined}
        onSelectionChange={setSelection}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          username === '' ? (
            <StatePanel kind="empty" title={t('security.sessions.empty')} />
          ) : (
            <StatePanel
              kind="filtered-empty"
              title={t('security.sessions.noHits', { keyword: username })}
              action={<Button onClick={() => find('')}>{t('security.sessions.showAll')}</Button>}
            />
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
      <ConfirmDialog
        isOpen={ending.ids.length > 0}
        isDanger
        title={t('security.sessions.end')}
        question={t('security.sessions.question', { count: ending.ids.length })}
        consequence={t('security.sessions.consequence')}
        isBusy={ending.isRunning}
        onConfirm={ending.confirm}
        onCancel={() => ending.start([])}
      />
    </div>
  )
}
