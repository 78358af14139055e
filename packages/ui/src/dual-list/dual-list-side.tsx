import { useId, useState } from 'react'
import { Badge } from '../badge/badge'
import { Checkbox } from '../checkbox/checkbox'
import { useUi } from '../context/ui-context'
import type { SelectOption } from '../select/select'
import { TextField } from '../text-field/text-field'

interface DualListSideProps {
  title: string
  options: readonly SelectOption[]
  marked: ReadonlySet<string>
  onMark: (marked: ReadonlySet<string>) => void
  disabled: boolean
}

/** One of the two lists: what is marked here goes over with the button between them. */
export function DualListSide({ title, options, marked, onMark, disabled }: DualListSideProps) {
  const { texts } = useUi()
  const titleId = useId()
  const [keyword, setKeyword] = useState('')
  const wanted = keyword.trim().toLowerCase()
  const shown = wanted === '' ? options : options.filter(({ label }) => label.toLowerCase().includes(wanted))
  const mark = (value: string, isMarked: boolean) => {
    const next = new Set(marked)
    if (isMarked) next.add(value)
    else next.delete(value)
    onMark(next)
  }
  return (
    <section className="dw-dual-list-side" aria-labelledby={titleId}>
      <h4 id={titleId} className="dw-dual-list-title">
        {title} <Badge count={options.length} />
      </h4>
      <TextField
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        disabled={disabled}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <div
        className="dw-dual-list-options"
        role="group"
        aria-labelledby={titleId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without boxes to focus the list has to be scrolled by itself
        tabIndex={disabled ? 0 : undefined}
      >
        {shown.length === 0 && <p className="dw-dual-list-none">{wanted === '' ? texts.noData : texts.noMatch}</p>}
        {shown.map(({ value, label, isDisabled = false }) => (
          <Checkbox
            key={value}
            label={label}
            disabled={disabled || isDisabled}
            checked={marked.has(value)}
            onCheckedChange={(isMarked) => mark(value, isMarked)}
          />
        ))}
      </div>
    </section>
  )
}
