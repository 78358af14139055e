import { personalEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { Button } from '@doorway/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { PasswordPrompt } from './password-prompt'
import { useCommands } from './use-commands'

export interface AccountClosureProps {
  closure: Schema<'AccountClosure'> | null
  /** The child whose account it is; null for one's own. */
  child: Schema<'OwnChild'> | null
}

/** 注销账号: what is removed, what stays and why, the request, and its cancellation until it is carried out. */
export function AccountClosure({ closure, child }: AccountClosureProps) {
  const words = usePageStrings(route)
  const carryOut = useCommands()
  const { revalidate } = useRevalidator()
  const [isPrompting, setPrompting] = useState(false)
  const request = async (password: string) => {
    await pageClient().endpoints(personalEndpoints).requestClosure(password, undefined, child?.userId)
    await revalidate()
  }
  const cancel = () =>
    void carryOut(
      pageClient().endpoints(personalEndpoints).cancelClosure(undefined, child?.userId),
      words.closureCancelled,
    )
  const facts = child ? [...words.closureFacts.slice(0, -1), words.closureFactOfChild(child.name)] : words.closureFacts
  const title = child ? words.closureTitleFor(child.name) : words.closureTitle
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
            {child ? words.closureDueFor(child.name, closure.dueAt) : words.closureDue(closure.dueAt)}
          </p>
          <p>
            <Button onClick={cancel}>{words.closureCancel}</Button>
          </p>
        </>
      ) : (
        <p>
          <Button onClick={() => setPrompting(true)}>{words.closureRequest}</Button>
        </p>
      )}
      {isPrompting && (
        <PasswordPrompt
          isDanger
          title={title}
          text={words.closurePrompt}
          confirmLabel={words.closureRequest}
          onConfirm={request}
          onClose={() => setPrompting(false)}
        />
      )}
    </section>
  )
}
