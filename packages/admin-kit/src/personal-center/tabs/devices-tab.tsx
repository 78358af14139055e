import type { Session } from '@doorway/api-client'
import { Chip, ConfirmDialog } from '@doorway/ui'
import { ChangeButton } from '../controls'
import { useState } from 'react'
import type { DataOf } from '../tab-data'
import { useCommands } from './use-commands'
import { useEndDevice } from '../personal-center.queries'
import { usePersonalText } from '../personal-center-texts'

/** 登录设备: where the person is signed in; the other sign-ins can be ended. */
export function DevicesTab({ data: { sessions } }: { data: DataOf<'devices'> }) {
  const text = usePersonalText()
  const carryOut = useCommands()
  const endDevice = useEndDevice()
  const [ending, setEnding] = useState<Session | null>(null)
  const sorted = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const end = ({ id }: Session) => {
    setEnding(null)
    void carryOut(endDevice(id), text('ended'))
  }
  return (
    <>
      <p className="dw-me-note">{text('devicesHint')}</p>
      <ul className="dw-me-cards">
        {sorted.map((session) => (
          <li key={session.id} className="dw-me-card">
            <span className="dw-me-name">{session.device}</span>
            {session.isCurrent && <Chip tone="success">{text('thisDevice')}</Chip>}
            <span className="dw-me-note">
              {text('startedAt', { time: session.startedAt })} · {text('seenAt', { time: session.lastSeenAt })} ·{' '}
              {session.network}
            </span>
            {!session.isCurrent && (
              <ChangeButton
                aria-label={text('endDevice', { device: session.device })}
                onClick={() => setEnding(session)}
              >
                {text('end')}
              </ChangeButton>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          isOpen
          isDanger
          title={text('end')}
          question={text('endQuestion', { device: ending.device })}
          onConfirm={() => end(ending)}
          onCancel={() => setEnding(null)}
        />
      )}
    </>
  )
}
