import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import { Button, IconButton } from '../button/button'
import { useControllableState } from '../controllable-state/use-controllable-state'
import { Popover } from '../popover/popover'
import { useUi } from '../context/ui-context'
import { TextField } from '../text-field/text-field'
import { formatMonth, parseMonth, type CalendarMonth } from './calendar-month'

export interface MonthFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** yyyy-MM, or what has been typed so far. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Language tag of month names. */
  language?: string
  /** Name where no Field labels it. */
  label?: string
}

interface MonthGridProps {
  chosen: CalendarMonth | null
  language: string
  onChoose: (month: CalendarMonth) => void
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

function MonthGrid({ chosen, language, onChoose }: MonthGridProps) {
  const { texts } = useUi()
  const [year, setYear] = useState(() => chosen?.year ?? new Date().getFullYear())
  const nameOf = new Intl.DateTimeFormat(language, { month: 'short' })
  const fullNameOf = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' })
  return (
    <div className="dw-month-box">
      <div className="dw-month-years">
        <IconButton size="s" icon="chevron-left" label={texts.previousYear} onClick={() => setYear(year - 1)} />
        <output>{String(year).padStart(4, '0')}</output>
        <IconButton size="s" icon="chevron-right" label={texts.nextYear} onClick={() => setYear(year + 1)} />
      </div>
      <div className="dw-month-grid">
        {MONTHS.map((month) => {
          const day = new Date(year, month - 1, 1)
          const isChosen = chosen?.year === year && chosen.month === month
          return (
            <Button
              key={month}
              variant={isChosen ? 'primary' : 'quiet'}
              aria-label={fullNameOf.format(day)}
              aria-pressed={isChosen}
              onClick={() => onChoose({ year, month })}
            >
              {nameOf.format(day)}
            </Button>
          )
        })}
      </div>
    </div>
  )
}

/** A month, typed as yyyy-MM or chosen from the year's twelve (specification section 9). */
export const MonthField = forwardRef<HTMLInputElement, MonthFieldProps>(function MonthField(props, ref) {
  const { value, defaultValue = '', onValueChange, language = 'zh-CN', label, className, style, ...rest } = props
  const { texts } = useUi()
  const [written, write] = useControllableState(value, defaultValue, onValueChange)
  return (
    <div className={className ? `dw-date-field ${className}` : 'dw-date-field'} style={style}>
      <TextField
        aria-label={label}
        placeholder={texts.monthFormat}
        maxLength={7}
        {...rest}
        ref={ref}
        value={written}
        onChange={(event) => {
          rest.onChange?.(event)
          write(event.target.value)
        }}
      />
      <Popover
        label={texts.openMonths}
        placement="bottom-end"
        renderTrigger={(trigger) => (
          <IconButton
            {...trigger}
            className="dw-date-open"
            size="s"
            icon="calendar"
            label={texts.openMonths}
            disabled={rest.disabled === true || rest.readOnly === true}
          />
        )}
      >
        {(close) => (
          <MonthGrid
            chosen={parseMonth(written)}
            language={language}
            onChoose={(month) => {
              write(formatMonth(month))
              close()
            }}
          />
        )}
      </Popover>
    </div>
  )
})
