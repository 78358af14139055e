import { contactEndpoints } from '@doorway/api-client/endpoints'
import { useNotify } from '@doorway/admin-kit'
import { Button, Dialog } from '@doorway/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { PasswordPrompt } from './password-prompt'

function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = usePageStrings(route)
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(() => notify.success(words.codesCopied), notify.failure)
  return (
    <Dialog isOpen size="s" title={words.codesTitle} description={words.codesOnce} onClose={onClose}>
      <ul className="dw-me-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="dw-me-actions">
        <Button variant="primary" onClick={() => void copy()}>
          {words.codesCopy}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.codesDone}
        </Button>
      </div>
    </Dialog>
  )
}

/** 恢复码: codes to write down for a forgotten password, shown once when they are made. */
export function RecoveryCodes({ left }: { left: number }) {
  const words = usePageStrings(route)
  const { revalidate } = useRevalidator()
  const [isPrompting, setPrompting] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const create = async (password: string) => {
    setCodes(await pageClient().endpoints(contactEndpoints).createRecoveryCodes(password))
    await revalidate()
  }
  return (
    <section className="dw-me-section" aria-labelledby="me-codes">
      <h2 id="me-codes">{words.codesTitle}</h2>
      <p className="dw-me-note">{left === 0 ? words.codesNone : words.codesLeft(left)}</p>
      <p>
        <Button onClick={() => setPrompting(true)}>{left === 0 ? words.codesCreate : words.codesReplace}</Button>
      </p>
      {isPrompting && (
        <PasswordPrompt
          title={words.codesTitle}
          text={words.codesPrompt}
          confirmLabel={words.codesCreate}
          onConfirm={create}
          onClose={() => setPrompting(false)}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </section>
  )
}
