import { Field, Textarea } from '@doorway/ui'
import { useState } from 'react'
import { htmlOfText, textOfHtml } from './paragraph-text'

export interface BodyFieldProps {
  label: string
  isRequired?: boolean
  html: string
  /** How lines become paragraphs and lists; and that a text with more than these is edited as HTML. */
  hints: { lines: string; source: string }
  error: string | undefined
  onChange: (html: string) => void
}

const ROWS = 6

/** A text of paragraphs and lists, one line each. A text with more than these is edited as its HTML, so nothing is lost. */
export function BodyField({ label, isRequired, html, hints, error, onChange }: BodyFieldProps) {
  const [isSource] = useState(() => textOfHtml(html) === undefined)
  const [typed, setTyped] = useState(() => textOfHtml(html) ?? html)
  return (
    <Field
      label={label}
      isRequired={isRequired}
      hint={isSource ? hints.source : hints.lines}
      error={error}
      data-wide=""
    >
      <Textarea
        rows={ROWS}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(isSource ? target.value : htmlOfText(target.value))
        }}
      />
    </Field>
  )
}
