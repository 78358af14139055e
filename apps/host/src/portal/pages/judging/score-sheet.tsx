import type { Schema } from '@doorway/api-client/types'
import { useId, useState, type KeyboardEvent } from 'react'
import { inputTexts } from '../../parts/forms/input-texts'
import { usePageStrings } from '../../use-page-strings'
import { route } from './judging.route'
import { type Criterion, faultOf, normalized, type SheetValues, stepped, totalOf } from './sheet-values'

export interface ScoreSheetProps {
  sheet: Schema<'JudgeSheet'>
  values: SheetValues
  isReadOnly: boolean
  onChange: (values: SheetValues) => void
  /** Takes the last change back. Points have no history of their own in a browser. */
  onUndo: () => void
}

/** Moves the focus to the points after this one, and to the comment after the last. */
function focusNext(input: HTMLInputElement) {
  const form = input.closest('.dw-judging-sheet')
  const fields = [...(form?.querySelectorAll<HTMLElement>('input[data-points], textarea') ?? [])]
  const next = fields[fields.indexOf(input) + 1]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

interface RowProps {
  criterion: Criterion
  text: string
  isReadOnly: boolean
  onPoints: (text: string) => void
  onFocus: () => void
  onUndo: () => void
}

function CriterionRow({ criterion, text, isReadOnly, onPoints, onFocus, onUndo }: RowProps) {
  const texts = usePageStrings(route)
  const id = useId()
  const { name, detail, max, step } = criterion
  const fault = faultOf(criterion, text)
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.nativeEvent.isComposing) return
    if (!isReadOnly && (event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault()
      onUndo()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      focusNext(event.currentTarget)
    }
    if (isReadOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onPoints(stepped(criterion, text, event.key === 'ArrowUp' ? 1 : -1))
  }
  return (
    <div className="dw-judging-criterion" data-fault={fault}>
      <span id={`${id}-name`} className="dw-judging-criterion-name" lang="zh-CN">
        {name}
        {detail !== null && <small>{detail}</small>}
      </span>
      <span className="dw-judging-points">
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.less(name)}
          disabled={isReadOnly}
          onClick={() => onPoints(stepped(criterion, text, -1))}
        >
          −
        </button>
        <input
          id={id}
          data-points=""
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          readOnly={isReadOnly}
          value={text}
          aria-label={texts.points(name, max)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onFocus={onFocus}
          onKeyDown={handleKey}
          onChange={(event) => onPoints(normalized(event.target.value))}
        />
        <span aria-hidden="true">/{max}</span>
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.more(name)}
          disabled={isReadOnly}
          onClick={() => onPoints(stepped(criterion, text, 1))}
        >
          +
        </button>
      </span>
      <input
        type="range"
        className="dw-judging-slider"
        tabIndex={-1}
        aria-hidden="true"
        min="0"
        max={max}
        step={step}
        disabled={isReadOnly}
        data-empty={text === '' || undefined}
        value={fault || text === '' ? '0' : text}
        onChange={(event) => onPoints(event.target.value)}
      />
      {fault && (
        <p id={`${id}-fault`} className="dw-judging-fault" role="alert">
          {fault === 'range' ? texts.faults.range(max) : texts.faults.step(step)}
        </p>
      )}
    </div>
  )
}

/** What some numbers of points of a criterion stand for; a click takes them. */
function Anchors({ criterion, isReadOnly, onPoints }: Pick<RowProps, 'criterion' | 'isReadOnly' | 'onPoints'>) {
  const texts = usePageStrings(route)
  return (
    <div className="dw-judging-anchors" role="group" aria-label={texts.anchors(criterion.name)}>
      {criterion.anchors.map(({ score, text }) => (
        <button key={score} type="button" tabIndex={-1} disabled={isReadOnly} onClick={() => onPoints(score)}>
          <b>{score}</b> <span lang="zh-CN">{text}</span>
        </button>
      ))}
    </div>
  )
}

/** The criteria with their points, by keyboard, slider or buttons. The guide of the criterion in focus is below it. */
export function ScoreSheet({ sheet, values, isReadOnly, onChange, onUndo }: ScoreSheetProps) {
  const first = sheet.sections[0]?.criteria[0]
  const [active, setActive] = useState(first?.id)
  const setPoints = (id: number, text: string) => {
    const { [id]: _, ...rest } = values.points
    onChange({ ...values, points: text === '' ? rest : { ...values.points, [id]: text } })
  }
  return (
    <>
      {sheet.sections.map(({ id, name, criteria }) => (
        <section key={id} className="dw-judging-section">
          <h3 lang="zh-CN">
            {name} <output>{totalOf(criteria, values)}</output>
          </h3>
          {criteria.map((criterion) => (
            <div key={criterion.id} data-active={criterion.id === active || undefined}>
              <CriterionRow
                criterion={criterion}
                text={inputTexts({ points: values.points[criterion.id] }).points}
                isReadOnly={isReadOnly}
                onPoints={(text) => setPoints(criterion.id, text)}
                onFocus={() => setActive(criterion.id)}
                onUndo={onUndo}
              />
              {criterion.id === active && criterion.anchors.length > 0 && (
                <Anchors
                  criterion={criterion}
                  isReadOnly={isReadOnly}
                  onPoints={(text) => setPoints(criterion.id, text)}
                />
              )}
            </div>
          ))}
        </section>
      ))}
    </>
  )
}
