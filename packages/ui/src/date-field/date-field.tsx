import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { DayPicker, type Formatters } from 'react-day-picker'
import { IconButton } from '../button/button'
import { useControllableState } from '../controllable-state/use-controllable-state'
import { Popover } from '../popover/popover'
import { useUi } from '../context/ui-context'
import { TextField } from '../text-field/text-field'
import { formatDate, parseDate } from './calendar-date'

const classNames = {
  root: 'dw-calendar',
  months: 'dw-calendar-months',
  month_caption: 'dw-calendar-caption',
  nav: 'dw-calendar-nav',
  button_previous: 'dw-calendar-step',
  button_next: 'dw-calendar-step',
  chevron: 'dw-calendar-chevron',
  month_grid: 'dw-calendar-grid',
  weekday: 'dw-calendar-weekday',
  day: 'dw-calendar-cell',
  day_button: 'dw-calendar-day',
  selected: 'dw-calendar-selected',
  today: 'dw-calendar-today',
  outside: 'dw-calendar-outside',
}

/** Month and weekday names by the browser, in the reader's language; numbers stay as the specification writes dates. */
function formattersFor(language: string): Partial<Formatters> {
  const caption = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow' })
  return { formatCaption: (month) => caption.format(month), formatWeekdayName: (day) => weekday.format(day) }
}

export interface DateFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** yyyy-MM-dd, or what has been typed so far. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Language tag of month and weekday names. */
  language?: string
  /** Name where no Field labels it. */
  label?: string
}

/** A date, typed as yyyy-MM-dd or chosen from a calendar (specification section 9). */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(props, ref) {
  const { value, defaultValue = '', onValueChange, language = 'zh-CN', label, className, style, ...rest } = props
  const { texts } = useUi()
  const [written, write] = useControllableState(value, defaultValue, onValueChange)
  const chosen = parseDate(written)
  return (
    <div className={className ? `dw-date-field ${className}` : 'dw-date-field'} style={style}>
      <TextField
        aria-label={label}
        placeholder={texts.dateFormat}
        maxLength={10}
        {...rest}
        ref={ref}
        value={written}
        onChange={(event) => {
          rest.onChange?.(event)
          write(event.target.value)
        }}
      />
      <Popover
        label={texts.openCalendar}
        placement="bottom-end"
        renderTrigger={(trigger) => (
          <IconButton
            {...trigger}
            className="dw-date-open"
            size="s"
            icon="calendar"
            label={texts.openCalendar}
            disabled={rest.disabled === true || rest.readOnly === true}
          />
        )}
      >
        {(close) => (
          <DayPicker
            mode="single"
            selected={chosen}
            defaultMonth={chosen}
            showOutsideDays
            weekStartsOn={1}
            classNames={classNames}
            formatters={formattersFor(language)}
            labels={{
              labelPrevious: () => texts.previousMonth,
              labelNext: () => texts.nextMonth,
              labelDayButton: (day) => formatDate(day),
            }}
            onSelect={(day) => {
              if (day) write(formatDate(day))
              close()
            }}
          />
        )}
      </Popover>
    </div>
  )
})
