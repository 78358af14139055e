import { DayPicker, type Formatters } from 'react-day-picker'
import { IconButton } from '../button/button'
import { Popover } from '../popover/popover'
import { useUi } from '../root/ui-context'
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

export interface DateFieldProps {
  /** yyyy-MM-dd, or what has been typed so far. */
  value: string
  onValueChange: (value: string) => void
  /** Language tag of month and weekday names. */
  language?: string
  /** Name where no Field labels it. */
  label?: string
  id?: string
  disabled?: boolean
}

/** A date, typed as yyyy-MM-dd or chosen from a calendar (specification section 9). */
export function DateField({ value, onValueChange, language = 'zh-CN', label, disabled, id }: DateFieldProps) {
  const { texts } = useUi()
  const chosen = parseDate(value)
  return (
    <div className="dw-date-field">
      <TextField
        id={id}
        aria-label={label}
        placeholder={texts.dateFormat}
        maxLength={10}
        disabled={disabled}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
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
            disabled={disabled}
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
              if (day) onValueChange(formatDate(day))
              close()
            }}
          />
        )}
      </Popover>
    </div>
  )
}
