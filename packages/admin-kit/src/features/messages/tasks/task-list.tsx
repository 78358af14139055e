import type { Task } from '@doorway/api-client'
import { Button, Chip, ConfirmDialog, DataTable, Pagination, ProgressBar, Select, StatePanel } from '@doorway/ui'
import type { ChipTone, DataColumn } from '@doorway/ui'
import { useState } from 'react'
import { saveDownload } from '../../../browser/browser-actions'
import { useTranslate } from '../../../context/use-translate'
import type { Translate } from '../../../i18n/translate'
import { FailurePanel } from '../../../loading/failure-panel'
import { useReady } from '../../../loading/use-ready'
import { useNotify } from '../../../mutations/use-notify'
import { useReadOnly } from '../../../session/use-session'
import { isTaskOpen, useCancelTask, useTaskResult } from '../../../tasks/task.queries'
import { useRetryTask, useTasks } from './tasks.queries'

const tones: Record<Task['state'], ChipTone> = {
  queued: 'neutral',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}

const kinds = [
  'importCheck',
  'importCommit',
  'export',
  'promotion',
  'personalExport',
  'certificates',
  'contentRead',
  'contentImport',
  'transcode',
  'siteArchive',
] as const
const states = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] as const
/** What a select without a choice holds. */
const noChoice = ''
const FIRST_SIZE = 20
const ACTIONS_WIDTH = 96

const nameOf = (t: Translate, { kind, fileName }: Task) => fileName ?? t(`messages.tasks.kinds.${kind}`)

function Progress({ task, t }: { task: Task; t: Translate }) {
  const { done, total } = task
  if (!isTaskOpen(task)) return total === null ? null : t('messages.tasks.rows', { count: done })
  return (
    <ProgressBar
      label={nameOf(t, task)}
      value={done}
      max={total}
      valueText={total === null ? undefined : `${done} / ${total}`}
    />
  )
}

function columnsOf(t: Translate): DataColumn<Task>[] {
  return [
    {
      id: 'name',
      header: t('messages.tasks.name'),
      cell: (task) => (
        <span>
          {nameOf(t, task)} {task.fileName !== null && <small>{t(`messages.tasks.kinds.${task.kind}`)}</small>}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('messages.tasks.state'),
      width: 200,
      cell: ({ state, message }) => (
        <span>
          <Chip tone={tones[state]}>{t(`messages.tasks.states.${state}`)}</Chip> {message && <small>{message}</small>}
        </span>
      ),
    },
    {
      id: 'progress',
      header: t('messages.tasks.progress'),
      width: 176,
      cell: (task) => <Progress task={task} t={t} />,
    },
    { id: 'createdAt', header: t('messages.tasks.createdAt'), width: 192, cell: ({ createdAt }) => createdAt },
    {
      id: 'expiresAt',
      header: t('messages.tasks.expiresAt'),
      width: 192,
      cell: ({ state, fileName, expiresAt }) => (state === 'done' && fileName !== null ? expiresAt : null),
    },
  ]
}

/** What can be done with tasks, with its messages. */
function useTaskCommands() {
  const t = useTranslate()
  const notify = useNotify()
  const cancelling = useCancelTask()
  const retrying = useRetryTask()
  const fetching = useTaskResult()
  const [stopped, stop] = useState<Task | null>(null)
  const confirmStop = () => {
    if (!stopped) return
    cancelling.mutate(stopped.id, {
      onSuccess: () => notify.success(t('messages.tasks.cancelled', { name: nameOf(t, stopped) })),
      onError: notify.failure,
      onSettled: () => stop(null),
    })
  }
  return {
    stopped,
    stop,
    confirmStop,
    isStopping: cancelling.isPending,
    retry: (task: Task) =>
      retrying.mutate(task.id, {
        onSuccess: () => notify.success(t('messages.tasks.retried', { name: nameOf(t, task) })),
        onError: notify.failure,
      }),
    download: (task: Task) => fetching.mutate(task.id, { onSuccess: saveDownload, onError: notify.failure }),
    fetchingId: fetching.isPending ? fetching.variables : null,
  }
}

function Action({ task, commands }: { task: Task; commands: ReturnType<typeof useTaskCommands> }) {
  const t = useTranslate()
  const isReadOnly = useReadOnly()
  if (task.state === 'done' && task.fileName !== null) {
    return (
      <Button size="s" variant="quiet" isBusy={commands.fetchingId === task.id} onClick={() => commands.download(task)}>
        {t('messages.tasks.download')}
      </Button>
    )
  }
  if (isReadOnly) return null
  if (isTaskOpen(task)) {
    return (
      <Button size="s" variant="quiet" onClick={() => commands.stop(task)}>
        {t('messages.tasks.cancel')}
      </Button>
    )
  }
  if (task.state !== 'failed' && task.state !== 'cancelled') return null
  return (
    <Button size="s" variant="quiet" onClick={() => commands.retry(task)}>
      {t('kit.ui.retry')}
    </Button>
  )
}

/** 任务: imports and exports that run in the background, with progress, result, cancellation and retry. */
export function TaskList() {
  const t = useTranslate()
  const [search, setSearch] = useState<{ kind?: Task['kind']; state?: Task['state']; page: number; pageSize: number }>({
    page: 1,
    pageSize: FIRST_SIZE,
  })
  const { kind, state, page, pageSize } = search
  const list = useTasks(search)
  const commands = useTaskCommands()
  useReady(list.data !== undefined)
  const isFiltered = kind !== undefined || state !== undefined
  return (
    <div className="dw-message-stack">
      <div className="dw-message-tools">
        <Select
          className="dw-message-filter"
          aria-label={t('messages.tasks.kind')}
          placeholder={t('messages.tasks.allKinds')}
          options={kinds.map((value) => ({ value, label: t(`messages.tasks.kinds.${value}`) }))}
          value={kind ?? noChoice}
          onValueChange={(value) => setSearch({ ...search, page: 1, kind: kinds.find((each) => each === value) })}
        />
        <Select
          className="dw-message-filter"
          aria-label={t('messages.tasks.state')}
          placeholder={t('messages.tasks.allStates')}
          options={states.map((value) => ({ value, label: t(`messages.tasks.states.${value}`) }))}
          value={state ?? noChoice}
          onValueChange={(value) => setSearch({ ...search, page: 1, state: states.find((each) => each === value) })}
        />
        <Button icon="refresh" onClick={() => void list.refetch()}>
          {t('kit.action.refresh')}
        </Button>
      </div>
      <DataTable
        caption={t('messages.tasks.title')}
        columns={columnsOf(t)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => id}
        rowLabel={(task) => nameOf(t, task)}
        renderActions={(task) => <Action task={task} commands={commands} />}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          isFiltered ? (
            <StatePanel
              kind="filtered-empty"
              title={t('messages.tasks.filteredEmpty')}
              action={<Button onClick={() => setSearch({ page: 1, pageSize })}>{t('messages.tasks.showAll')}</Button>}
            />
          ) : (
            <StatePanel kind="empty" title={t('messages.tasks.empty')} text={t('messages.tasks.emptyHint')} />
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
        isOpen={commands.stopped !== null}
        isDanger
        title={t('messages.tasks.cancelTitle')}
        question={commands.stopped && t('messages.tasks.cancelQuestion', { name: nameOf(t, commands.stopped) })}
        consequence={t('messages.tasks.cancelConsequence')}
        confirmLabel={t('messages.tasks.cancelTitle')}
        isBusy={commands.isStopping}
        onConfirm={commands.confirmStop}
        onCancel={() => commands.stop(null)}
      />
    </div>
  )
}
