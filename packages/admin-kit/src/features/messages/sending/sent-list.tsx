import type { SentNotification } from '@doorway/api-client'
import { Button, Chip, ConfirmDialog, DataTable, Pagination, ProgressBar, StatePanel } from '@doorway/ui'
import type { ChipTone, DataColumn } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import type { Translate } from '../../../i18n/translate'
import { FailurePanel } from '../../../loading/failure-panel'
import { useReady } from '../../../loading/use-ready'
import { useNotify } from '../../../mutations/use-notify'
import { usePermission } from '../../../session/use-session'
import { messageDialog } from '../lazy-parts'
import { messageCodes } from '../messages.codes'
import { useSent, useWithdraw } from './sending.queries'

const FIRST_SIZE = 20
const ACTIONS_WIDTH = 80
/** Characters of a time up to its minutes. */
const MINUTES = 16
/** Parts of a whole in per cent. */
const PER_CENT = 100

const tones: Record<SentNotification['state'], ChipTone> = {
  scheduled: 'warning',
  sent: 'success',
  withdrawn: 'neutral',
}

/** The chosen roles, areas, organizations and people in words. */
function recipientsText(t: Translate, message: SentNotification): string {
  const { isGroup, roleNames, areaNames, organizationNames, userNames } = message
  const names = [...areaNames, ...organizationNames, ...roleNames, ...userNames]
  return names.length === 0 && isGroup ? t('messages.sending.isForAll') : names.join(t('messages.sending.comma'))
}

function ReadRate({ message, t }: { message: SentNotification; t: Translate }) {
  const { title, reads, recipients, state } = message
  if (state !== 'sent') return null
  const share = recipients === 0 ? 0 : Math.min(PER_CENT, Math.round((reads / recipients) * PER_CENT))
  return (
    <ProgressBar
      label={t('messages.sending.readRateOf', { name: title })}
      value={reads}
      max={Math.max(recipients, reads, 1)}
      valueText={`${reads} / ${recipients} (${share} %)`}
    />
  )
}

function columnsOf(t: Translate): DataColumn<SentNotification>[] {
  return [
    {
      id: 'title',
      header: t('messages.inbox.subject'),
      cell: ({ title, body }) => <span title={body}>{title}</span>,
    },
    { id: 'recipients', header: t('messages.sending.recipients'), cell: (message) => recipientsText(t, message) },
    {
      id: 'state',
      header: t('messages.sending.state'),
      width: 112,
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`messages.sending.states.${state}`)}</Chip>,
    },
    {
      id: 'sendAt',
      header: t('messages.sending.sendAt'),
      width: 152,
      cell: ({ sendAt }) => sendAt.slice(0, MINUTES),
    },
    {
      id: 'reads',
      header: t('messages.sending.readRate'),
      width: 176,
      cell: (message) => <ReadRate message={message} t={t} />,
    },
  ]
}

/** Withdraws a message after a question. */
function useWithdrawal() {
  const t = useTranslate()
  const notify = useNotify()
  const withdrawing = useWithdraw()
  const [message, setMessage] = useState<SentNotification | null>(null)
  const confirm = () => {
    if (!message) return
    withdrawing.mutate(message.id, {
      onSuccess: ({ title }) => notify.success(t('messages.sending.withdrawn', { name: title })),
      onError: notify.failure,
      onSettled: () => setMessage(null),
    })
  }
  return { message, ask: setMessage, confirm, isRunning: withdrawing.isPending }
}

function WithdrawQuestion({ withdrawal }: { withdrawal: ReturnType<typeof useWithdrawal> }) {
  const t = useTranslate()
  const { message, ask, confirm, isRunning } = withdrawal
  return (
    <ConfirmDialog
      isOpen={message !== null}
      isDanger
      title={t('messages.sending.withdrawTitle')}
      question={message && t('messages.sending.withdrawQuestion', { name: message.title })}
      consequence={t('messages.sending.withdrawConsequence')}
      confirmLabel={t('messages.sending.withdraw')}
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={() => ask(null)}
    />
  )
}

/** 发送: messages that the person has sent, with the share of the recipients who have read them; new ones are written here. */
export function SentList() {
  const t = useTranslate()
  const canSend = usePermission(messageCodes.send)
  const [search, setSearch] = useState({ page: 1, pageSize: FIRST_SIZE })
  const [isWriting, setWriting] = useState(false)
  const list = useSent(search)
  const withdrawal = useWithdrawal()
  useReady(list.data !== undefined)
  const write = canSend && (
    <Button variant="primary" icon="plus" onClick={() => setWriting(true)}>
      {t('messages.sending.write')}
    </Button>
  )
  return (
    <div className="dw-message-stack">
      <div className="dw-message-tools">{write}</div>
      <DataTable
        caption={t('messages.sending.list')}
        columns={columnsOf(t)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ title }) => title}
        renderActions={(message) =>
          message.state === 'scheduled' &&
          canSend && (
            <Button size="s" variant="quiet" onClick={() => withdrawal.ask(message)}>
              {t('messages.sending.withdraw')}
            </Button>
          )
        }
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={<StatePanel kind="empty" title={t('messages.sending.empty')} />}
        total={list.data?.total}
        page={search.page}
        pageSize={search.pageSize}
      />
      <Pagination
        page={search.page}
        pageSize={search.pageSize}
        total={list.data?.total}
        onPageChange={(page) => setSearch({ ...search, page })}
        onPageSizeChange={(pageSize) => setSearch({ page: 1, pageSize })}
      />
      {isWriting && (
        <Suspense>
          <messageDialog.Part onClose={() => setWriting(false)} />
        </Suspense>
      )}
      <WithdrawQuestion withdrawal={withdrawal} />
    </div>
  )
}
