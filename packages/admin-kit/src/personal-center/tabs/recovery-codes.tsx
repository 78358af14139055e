import { ChangeButton } from '../controls'
import { useNotify } from '../../mutations/use-notify'
import { Button, Dialog } from '@doorway/ui'
import { useState } from 'react'
import { PasswordPrompt } from './password-prompt'
import { useCreateRecoveryCodes } from '../personal-center.queries'
import { usePersonalText } from '../personal-center-texts'
import { usePersonalParts } from '../personal-center-parts'

function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = usePersonalText()
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(() => notify.success(text('codesCopied')), notify.failure)
  return (
    <Dialog isOpen size="s" title={text('codesTitle')} description={text('codesOnce')} onClose={onClose}>
      <ul className="dw-me-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="dw-me-actions">
        <Button variant="primary" onClick={() => void copy()}>
          {text('codesCopy')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('codesDone')}
        </Button>
      </div>
    </Dialog>
  )
}

/** 恢复码: codes to write down for a forgotten password, shown once when they are made. */
export function RecoveryCodes({ left }: { left: number }) {
  const text = usePersonalText()
  const { reload } = usePersonalParts()
  const createCodes = useCreateRecoveryCodes()
  const [isPrompting, setPrompting] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const create = async (password: string) => {
    await createCodes({ password, onCodes: setCodes })
    await reload()
  }
  return (
    <section className="dw-me-section" aria-labelledby="me-codes">
      <h2 id="me-codes">{text('codesTitle')}</h2>
      <p className="dw-me-note">{left === 0 ? text('codesNone') : text('codesLeft', { count: left })}</p>
      <p>
        <ChangeButton onClick={() => setPrompting(true)}>
          {left === 0 ? text('codesCreate') : text('codesReplace')}
        </ChangeButton>
      </p>
      {isPrompting && (
        <PasswordPrompt
          title={text('codesTitle')}
          text={text('codesPrompt')}
          confirmLabel={text('codesCreate')}
          onConfirm={create}
          onClose={() => setPrompting(false)}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </section>
  )
}
