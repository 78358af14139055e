import type { ReceivedNotification } from '@doorway/api-client'
import { Button, Chip, ConfirmDialog, DataTable, Dialog, Pagination, RadioGroup, StatePanel } from '@doorway/ui'
import type { DataColumn } from '@doorway/ui'
import { useState } from 'react'
import { useKitNavigate } from '../../../context/use-location'
import { useTranslate } from '../../../context/use-translate'
import type { Translate } from '../../../i18n/translate'
import { FailurePanel } from '../../../loading/failure-panel'
import { useReady } from '../../../loading/use-ready'
import { useNotify } from '../../../mutations/use-notify'
import { useReadOnly } from '../../../session/use-session'
import { useInbox, useMarkRead, useRemoveOwn } from './inbox.queries'

const FIRST_SIZE = 20
const ACTIONS_WIDTH = 80
/** Characters of a time up to its minutes. */
const MINUTES = 16

type Message = ReceivedNotification

/** What can be done with messages, with the open one and the question before one is removed. */
function useInboxCommands() {
  const t = useTranslate()
  const notify = useNotify()
  const isReadOnly = useReadOnly()
  const reading = useMarkRead()
  const removing = useRemoveOwn()
  const [opened, setOpened] = useState<Message | null>(null)
  const [removed, setRemoved] = useState<Message | null>(null)
  return {
    opened,
    open: (message: Message) => {
      setOpened(message)
      if (message.readAt === null && !isReadOnly) reading.mutate([message.id], { onError: notify.failure })
    },
    close: () => setOpened(null),
    readAll: () =>
      reading.mutate(null, {
        onSuccess: () => notify.success(t('messages.inbox.allRead')),
        onError: notify.failure,
      }),
    removed,
    askToRemove: setRemoved,
    remove: () => {
      if (!removed) return
      removing.mutate([removed.id], {
        onSuccess: () => notify.success(t('messages.inbox.removed', { name: removed.title })),
        onError: notify.failure,
        onSettled: () => setRemoved(null),
      })
    },
    isReading: reading.isPending,
    isRemoving: removing.isPending,
  }
}

type Commands = ReturnType<typeof useInboxCommands>

function columnsOf(t: Translate, commands: Commands): DataColumn<Message>[] {
  return [
    {
      id: 'title',
      header: t('messages.inbox.subject'),
      cell: (message) => (
        <span className="dw-message-subject">
          <Button size="s" variant="quiet" onClick={() => commands.open(message)}>
            {message.title}
          </Button>
          {message.readAt === null && <Chip tone="accent">{t('messages.inbox.unread')}</Chip>}
        </span>
      ),
    },
    {
      id: 'sender',
      header: t('messages.inbox.sender'),
      width: 144,
      cell: ({ senderName }) => senderName ?? t('messages.inbox.system'),
    },
    {
      id: 'sentAt',
      header: t('messages.inbox.sentAt'),
      width: 160,
      cell: ({ sentAt }) => sentAt.slice(0, MINUTES),
    },
  ]
}

/** One message in full, with the way to what it is about. */
function OpenMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useTranslate()
  const navigate = useKitNavigate()
  const follow = (link: string) => {
    const [path = '', search = ''] = link.split('?')
    onClose()
    navigate({ path, query: Object.fromEntries(new URLSearchParams(search)) })
  }
  const { title, body, senderName, sentAt, link } = message
  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <>
          {link !== null && <Button onClick={() => follow(link)}>{t('messages.inbox.follow')}</Button>}
          <Button variant="primary" onClick={onClose}>
            {t('kit.ui.close')}
          </Button>
        </>
      }
    >
      <p className="dw-message-body">{body}</p>
      <p className="dw-message-note">
        {senderName ?? t('messages.inbox.system')} {sentAt.slice(0, MINUTES)}
      </p>
    </Dialog>
  )
}

function RemoveQuestion({ commands }: { commands: Commands }) {
  const t = useTranslate()
  const { removed } = commands
  return (
    <ConfirmDialog
      isOpen={removed !== null}
      isDanger
      title={t('messages.inbox.removeTitle')}
      question={removed && t('messages.inbox.removeQuestion', { name: removed.title })}
      consequence={t('messages.inbox.removeConsequence')}
      confirmLabel={t('kit.action.delete')}
      isBusy={commands.isRemoving}
      onConfirm={commands.remove}
      onCancel={() => commands.askToRemove(null)}
    />
  )
}

/** 收件箱: messages to the person; they are read and removed here. */
export function Inbox() {
  const t = useTranslate()
  const isReadOnly = useReadOnly()
  const [search, setSearch] = useState({ unreadOnly: false, page: 1, pageSize: FIRST_SIZE })
  const { unreadOnly, page, pageSize } = search
  const list = useInbox(search)
  const commands = useInboxCommands()
  useReady(list.data !== undefined)
  const show = (isUnread: boolean) => setSearch({ unreadOnly: isUnread, page: 1, pageSize })
  return (
    <div className="dw-message-stack">
      <div className="dw-message-tools">
        <RadioGroup
          label={t('messages.inbox.filter')}
          value={unreadOnly ? 'unread' : 'all'}
          options={[
            { value: 'all', label: t('messages.inbox.all') },
            { value: 'unread', label: t('messages.inbox.unread') },
          ]}
          onValueChange={(value) => show(value === 'unread')}
        />
        {!isReadOnly && (
          <Button icon="check" disabled={list.data?.total === 0} isBusy={commands.isReading} onClick={commands.readAll}>
            {t('messages.inbox.readAll')}
          </Button>
        )}
      </div>
      <DataTable
        caption={t('messages.inbox.title')}
        columns={columnsOf(t, commands)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ title }) => title}
        renderActions={
          isReadOnly
            ? undefined
            : (message) => (
                <Button size="s" variant="quiet" onClick={() => commands.askToRemove(message)}>
                  {t('kit.action.delete')}
                </Button>
              )
        }
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          unreadOnly ? (
            <StatePanel
              kind="filtered-empty"
              title={t('messages.inbox.noUnread')}
              action={<Button onClick={() => show(false)}>{t('messages.inbox.showAll')}</Button>}
            />
          ) : (
            <StatePanel kind="empty" title={t('messages.inbox.empty')} text={t('messages.inbox.emptyHint')} />
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
      {commands.opened && <OpenMessage message={commands.opened} onClose={commands.close} />}
      <RemoveQuestion commands={commands} />
    </div>
  )
}
