import type { OperationRecord } from '@doorway/api-client'
import { Button, Drawer } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import type { LogFilters } from './log-search'
import { actionText, fieldText, kindText } from './operation-names'

export interface OperationDetailsProps {
  record: OperationRecord
  /** Shows the operations that these filters find. */
  onFilter: (filters: Partial<LogFilters>) => void
  onClose: () => void
}

const HASHED = 'hmac:'
const CHANGED = 'changed'

/** A fact in words; what was changed are names of fields. */
function factText(t: Translate, name: string, value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  return value.map((part) => (name === CHANGED ? fieldText(t, String(part)) : String(part))).join(' · ')
}

function Changes({ changes }: Pick<OperationRecord, 'changes'>) {
  const t = useTranslate()
  const shown = (value: string | null, name: string | null) => {
    if (value === null) return t('logs.operations.nothing')
    if (value.startsWith(HASHED)) return t('logs.operations.hidden')
    // An auditor needs the code too: names change.
    return name === null ? value : `${name} (${value})`
  }
  if (changes.length === 0) return <p>{t('logs.operations.noChanges')}</p>
  return (
    <table className="dw-log-changes">
      <caption className="dw-log-heading">{t('logs.operations.changes')}</caption>
      <thead>
        <tr>
          <th scope="col" className="dw-log-cell">
            {t('logs.operations.field')}
          </th>
          <th scope="col" className="dw-log-cell">
            {t('logs.operations.before')}
          </th>
          <th scope="col" className="dw-log-cell">
            {t('logs.operations.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, beforeName, afterName }) => (
          <tr key={field}>
            <th scope="row" className="dw-log-cell">
              {fieldText(t, field)}
            </th>
            <td className="dw-log-cell dw-log-before">{shown(before, beforeName)}</td>
            <td className="dw-log-cell dw-log-after">{shown(after, afterName)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Facts({ record }: Pick<OperationDetailsProps, 'record'>) {
  const t = useTranslate()
  const { at, actorName, action, permissionCode, targetType, targetId, targetLabel, requestId, ip, facts } = record
  const lines: [label: string, value: string | null][] = [
    [t('logs.at'), at],
    [t('logs.person'), actorName ?? t('logs.system')],
    [t('logs.operation'), `${actionText(t, action)}（${action}）`],
    [t('logs.operations.permission'), permissionCode],
    [t('logs.record'), [kindText(t, targetType), targetLabel, targetId].filter(Boolean).join(' · ')],
    [t('logs.request'), requestId],
    [t('logs.network'), ip],
    ...Object.entries(facts)
      // The table below has them with their values.
      .filter(([name]) => name !== CHANGED || record.changes.length === 0)
      .map(([name, value]): [string, string] => [fieldText(t, name), factText(t, name, value)]),
  ]
  return (
    <dl className="dw-log-facts">
      {lines.map(
        ([label, value]) =>
          value !== null && (
            <div key={label} className="dw-log-fact">
              <dt className="dw-log-name">{label}</dt>
              <dd className="dw-log-value">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** One operation: who, what, when, and its changes field by field; the way to everything of the same person, record or request. */
export function OperationDetails({ record, onFilter, onClose }: OperationDetailsProps) {
  const t = useTranslate()
  const { actorName, targetType, targetId, requestId } = record
  return (
    <Drawer isOpen title={actionText(t, record.action)} onClose={onClose}>
      <div className="dw-log">
        <Facts record={record} />
        <Changes changes={record.changes} />
        <div className="dw-log-buttons">
          {actorName !== null && (
            <Button size="s" onClick={() => onFilter({ person: actorName })}>
              {t('logs.operations.ofPerson')}
            </Button>
          )}
          {targetId !== null && (
            <Button size="s" onClick={() => onFilter({ kind: targetType, record: targetId })}>
              {t('logs.operations.ofRecord')}
            </Button>
          )}
          {requestId !== null && (
            <Button size="s" onClick={() => onFilter({ request: requestId })}>
              {t('logs.operations.ofRequest')}
            </Button>
          )}
        </div>
      </div>
    </Drawer>
  )
}
