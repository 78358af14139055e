import { useState, type ReactNode } from 'react'
import type { RegistrationReceipt } from './registration-calls'
import { useRegistrationParts } from './registration-parts'

export interface RegistrationResultProps {
  receipt: RegistrationReceipt
  /** Working days that a review usually takes. */
  days: number
  /** Where one can go from here. */
  children?: ReactNode
}

/** What follows a request: who decides, until when, and the number that finds it. */
export function RegistrationResult({ receipt, days, children }: RegistrationResultProps) {
  const {
    text,
    fields: { Button },
  } = useRegistrationParts()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(receipt.trackNo).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <section className="dw-join-result">
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {text('submitted', { reviewer: receipt.reviewer })}
      </h1>
      <p>{text('expected', { days })}</p>
      <dl>
        <dt>{text('trackNo')}</dt>
        <dd>{receipt.trackNo}</dd>
      </dl>
      <p className="dw-join-hint">{text('trackNoHint')}</p>
      <div className="dw-join-actions">
        <Button isQuiet onClick={() => void copy()}>
          {isCopied ? text('copied') : text('copy')}
        </Button>
        {children}
      </div>
    </section>
  )
}
