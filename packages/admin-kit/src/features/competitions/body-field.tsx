import { Field, Textarea } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { htmlOfText, textOfHtml } from './paragraph-text'

export interface BodyFieldProps {
  label: string
  isRequired?: boolean
  html: string
  error: string | undefined
  onChange: (html: string) => void
}

const ROWS = 6

/** A text of paragraphs and lists, one line each. A text with more than these is edited as its HTML, so nothing is lost. */
export function BodyField({ label, isRequired, html, error, onChange }: BodyFieldProps) {
  const t = useTranslate()
  const [isSource] = useState(() => textOfHtml(html) === undefined)
  const [typed, setTyped] = useState(() => textOfHtml(html) ?? html)
  return (
    <Field
      label={label}
      isRequired={isRequired}
      hint={t(isSource ? 'competitions.sourceHint' : 'competitions.linesHint')}
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
