import type { Session } from '@doorway/api-client'
import { sessionEndpoints } from '@doorway/api-client/endpoints'
import { Button, Chip, ConfirmDialog } from '@doorway/ui'
import { useState } from 'react'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import type { DataOf } from '../tab-data'
import { useCommands } from './use-commands'

/** 登录设备: where the person is signed in; the other sign-ins can be ended. */
export function DevicesTab({ data: { sessions } }: { data: DataOf<'devices'> }) {
  const words = usePageStrings(route)
  const carryOut = useCommands()
  const [ending, setEnding] = useState<Session | null>(null)
  const sorted = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const end = ({ id }: Session) => {
    setEnding(null)
    void carryOut(pageClient().endpoints(sessionEndpoints).endOwn(id), words.ended)
  }
  return (
    <>
      <p className="dw-me-note">{words.devicesHint}</p>
      <ul className="dw-me-cards">
        {sorted.map((session) => (
          <li key={session.id} className="dw-me-card">
            <span className="dw-me-name">{session.device}</span>
            {session.isCurrent && <Chip tone="success">{words.thisDevice}</Chip>}
            <span className="dw-me-note">
              {words.startedAt(session.startedAt)} · {words.seenAt(session.lastSeenAt)} · {session.network}
            </span>
            {!session.isCurrent && (
              <Button aria-label={words.endDevice(session.device)} onClick={() => setEnding(session)}>
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          isOpen
          isDanger
          title={words.end}
          question={words.endQuestion(ending.device)}
          onConfirm={() => end(ending)}
          onCancel={() => setEnding(null)}
        />
      )}
    </>
  )
}
