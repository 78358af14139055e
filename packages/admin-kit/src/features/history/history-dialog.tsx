import type { OperationRecord } from '@doorway/api-client'
import { Button, Dialog, Skeleton, StatePanel, Timeline } from '@doorway/ui'
import { useState } from 'react'
import type { MessageKey } from '../../i18n/catalogue'
import { FailurePanel } from '../../loading/failure-panel'
import { useTranslate } from '../../context/use-translate'
import type { HistoryButtonProps } from './history-button'
import { useRecordHistory } from './history.queries'

/** Entries at first, and how many more at each press. */
const PORTION = 20

/** What was done, by the last word of the action. */
const actions: Readonly<Record<string, MessageKey>> = {
  add: 'kit.action.add',
  edit: 'kit.action.edit',
  delete: 'kit.action.delete',
  restore: 'history.actions.restore',
  state: 'history.actions.state',
  unlock: 'history.actions.unlock',
  roles: 'history.actions.roles',
  move: 'history.actions.move',
  resetPassword: 'users.toolbar.resetPassword',
  changePassword: 'history.actions.changePassword',
  menus: 'roles.menus.title',
  sites: 'roles.sites.title',
}

export interface HistoryDialogProps extends HistoryButtonProps {
  onClose: () => void
}

type Words = Pick<HistoryButtonProps, 'fieldLabels' | 'describe'>

/** The members that changed; personal values are hashes in the log and are not for reading. */
function Changes({ changes, fieldLabels, describe }: Words & { changes: OperationRecord['changes'] }) {
  const t = useTranslate()
  const shown = (field: string, value: string | null, name: string | null) => {
    if (value === null) return t('history.nothing')
    const words = describe?.(field, value) ?? name
    if (words !== null) return words
    // `dataState` of people, `dataStatus` of areas.
    if (field.startsWith('dataStat')) return t(value === '0' ? 'users.state.enabled' : 'users.state.disabled')
    if (field === 'sex') return t(value === '1' ? 'users.sex.female' : 'users.sex.male')
    return value.startsWith('hmac:') ? t('history.hidden') : value
  }
  return (
    <ul className="dw-history-changes">
      {changes.map(({ field, before, after, beforeName, afterName }) => {
        const label = fieldLabels[field]
        const words = {
          field: label ? t(label) : field,
          before: shown(field, before, beforeName),
          after: shown(field, after, afterName),
        }
        return <li key={field}>{t('history.change', words)}</li>
      })}
    </ul>
  )
}

function Entries({ records, ...words }: Words & { records: readonly OperationRecord[] }) {
  const t = useTranslate()
  const titleOf = ({ actorName, action }: OperationRecord) => {
    const known = actions[action.slice(action.lastIndexOf('.') + 1)]
    return t('history.entry', { name: actorName ?? t('history.system'), action: known ? t(known) : action })
  }
  return (
    <Timeline
      label={t('history.title')}
      entries={records.map((record) => ({
        id: String(record.id),
        time: record.at,
        title: titleOf(record),
        details: record.changes.length > 0 && <Changes changes={record.changes} {...words} />,
      }))}
    />
  )
}

/** Who changed what about a record and when, the newest first. */
export function HistoryDialog({ fieldLabels, describe, onClose, ...record }: HistoryDialogProps) {
  const t = useTranslate()
  const [count, setCount] = useState(PORTION)
  const { data, error, refetch, isFetching } = useRecordHistory(record, count)
  return (
    <Dialog isOpen isDrawer size="s" title={t('history.title')} onClose={onClose}>
      {!data && !error && <Skeleton width="full" />}
      {!data && error && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
      {data?.rows.length === 0 && <StatePanel kind="empty" isCompact title={t('history.empty')} />}
      {data && data.rows.length > 0 && <Entries records={data.rows} fieldLabels={fieldLabels} describe={describe} />}
      {data && data.total > data.rows.length && (
        <Button variant="quiet" isBusy={isFetching} onClick={() => setCount(count + PORTION)}>
          {t('history.more')}
        </Button>
      )}
    </Dialog>
  )
}
