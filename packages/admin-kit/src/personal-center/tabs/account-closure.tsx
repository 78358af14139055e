import type { Schema } from '@doorway/api-client/types'
import { ChangeButton } from '../controls'
import { useState } from 'react'
import { PasswordPrompt } from './password-prompt'
import { useCommands } from './use-commands'
import { useCancelClosure, useRequestClosure } from '../personal-center.queries'
import { usePersonalText } from '../personal-center-texts'
import { usePersonalParts } from '../personal-center-parts'

export interface AccountClosureProps {
  closure: Schema<'AccountClosure'> | null
  /** The child whose account it is; null for one's own. */
  child: Schema<'OwnChild'> | null
}

/** 注销账号: what is removed, what stays and why, the request, and its cancellation until it is carried out. */
export function AccountClosure({ closure, child }: AccountClosureProps) {
  const text = usePersonalText()
  const carryOut = useCommands()
  const requestClosure = useRequestClosure()
  const cancelClosure = useCancelClosure()
  const { reload } = usePersonalParts()
  const [isPrompting, setPrompting] = useState(false)
  const request = async (password: string) => {
    await requestClosure({ password, childId: child?.userId })
    await reload()
  }
  const cancel = () => void carryOut(cancelClosure({ childId: child?.userId }), text('closureCancelled'))
  const facts = [
    text('closureFacts.waiting'),
    text('closureFacts.removed'),
    text('closureFacts.retained'),
    child ? text('closureFactOfChild', { name: child.name }) : text('closureFacts.ofGuardian'),
  ]
  const title = child ? text('closureTitleFor', { name: child.name }) : text('closureTitle')
  return (
    <section className="dw-me-section" aria-labelledby="me-closure">
      <h2 id="me-closure">{title}</h2>
      <ul className="dw-me-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {closure ? (
        <>
          <p role="status">
            {child
              ? text('closureDueFor', { name: child.name, time: closure.dueAt })
              : text('closureDue', { time: closure.dueAt })}
          </p>
          <p>
            <ChangeButton onClick={cancel}>{text('closureCancel')}</ChangeButton>
          </p>
        </>
      ) : (
        <p>
          <ChangeButton onClick={() => setPrompting(true)}>{text('closureRequest')}</ChangeButton>
        </p>
      )}
      {isPrompting && (
        <PasswordPrompt
          isDanger
          title={title}
          text={text('closurePrompt')}
          confirmLabel={text('closureRequest')}
          onConfirm={request}
          onClose={() => setPrompting(false)}
        />
      )}
    </section>
  )
}
