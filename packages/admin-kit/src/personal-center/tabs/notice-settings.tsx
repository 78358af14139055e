import type { Schema } from '@doorway/api-client/types'
import { Checkbox } from '@doorway/ui'
import { useState } from 'react'
import { useCommands } from './use-commands'
import { Link } from '../controls'
import { useSaveNoticeSetting } from '../personal-center.queries'
import { useReadOnly } from '../../session/use-session'
import { usePersonalText } from '../personal-center-texts'

type Settings = Schema<'NotificationSettings'>
type Row = Settings['rows'][number]
const WAYS = ['site', 'mail', 'sms'] as const

function isLocked(row: Row, way: (typeof WAYS)[number], { canMail, canSms }: Settings): boolean {
  if (way === 'site') return row.isSiteFixed
  // What has been chosen before can be taken back without an address.
  return !row[way] && !(way === 'mail' ? canMail : canSms)
}

/** 通知设置: by which ways the person is notified of each kind of events. Each change is stored at once. */
export function NoticeSettings({ settings }: { settings: Settings }) {
  const text = usePersonalText()
  const carryOut = useCommands()
  const isReadOnly = useReadOnly()
  const saveSetting = useSaveNoticeSetting()
  // What was clicked is shown at once; the stored settings replace it.
  const [pending, setPending] = useState<Row | null>(null)
  const change = async (row: Row) => {
    setPending(row)
    await carryOut(saveSetting(row), text('settingsSaved'))
    setPending(null)
  }
  const rows = settings.rows.map((row) => (row.kind === pending?.kind ? pending : row))
  return (
    <section className="dw-me-section" aria-labelledby="me-settings">
      <h2 id="me-settings">{text('settingsTitle')}</h2>
      <p className="dw-me-note">
        {text('settingsHint')}{' '}
        {!(settings.canMail && settings.canSms) && (
          <Link to="/personalCenter?tab=security">{text('settingsVerify')}</Link>
        )}
      </p>
      <table className="dw-me-table">
        <caption className="dw-visually-hidden">{text('settingsTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('settingsKind')}</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {text(`ways.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{text(`kinds.${row.kind}`)}</th>
              {WAYS.map((way) => (
                <td key={way}>
                  <Checkbox
                    isLabelHidden
                    label={text('settingOf', { kind: text(`kinds.${row.kind}`), way: text(`ways.${way}`) })}
                    checked={row[way]}
                    disabled={isReadOnly || isLocked(row, way, settings)}
                    onCheckedChange={(isOn) => void change({ ...row, [way]: isOn })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
