import { notificationEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { Checkbox } from '@doorway/ui'
import { useState } from 'react'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { useCommands } from './use-commands'

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
  const words = usePageStrings(route)
  const carryOut = useCommands()
  // What was clicked is shown at once; the stored settings replace it.
  const [pending, setPending] = useState<Row | null>(null)
  const change = async (row: Row) => {
    setPending(row)
    await carryOut(pageClient().endpoints(notificationEndpoints).saveSettings([row]), words.settingsSaved)
    setPending(null)
  }
  const rows = settings.rows.map((row) => (row.kind === pending?.kind ? pending : row))
  return (
    <section className="dw-me-section" aria-labelledby="me-settings">
      <h2 id="me-settings">{words.settingsTitle}</h2>
      <p className="dw-me-note">
        {words.settingsHint}{' '}
        {!(settings.canMail && settings.canSms) && (
          <SiteLink to="/personalCenter?tab=security">{words.settingsVerify}</SiteLink>
        )}
      </p>
      <table className="dw-me-table">
        <caption className="dw-visually-hidden">{words.settingsTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.settingsKind}</th>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {words.ways[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{words.kinds[row.kind]}</th>
              {WAYS.map((way) => (
                <td key={way}>
                  <Checkbox
                    isLabelHidden
                    label={words.settingOf(words.kinds[row.kind], words.ways[way])}
                    checked={row[way]}
                    disabled={isLocked(row, way, settings)}
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
