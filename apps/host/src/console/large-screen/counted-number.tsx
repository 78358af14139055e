import { useLocale } from '@doorway/admin-kit'
import { useCountOnce } from './use-count-once'

export interface CountedNumberProps {
  /** Null where it is too small to be shown. */
  value: number | null
  /** Takes the place of a value that is not shown. */
  few: string
  className: string
  /** Font size in px of the stage; long values are smaller. */
  size: number
  /** Width in px of the stage that the value may take. */
  room: number
}

/** What is counted to where nothing is shown. */
const NOT_SHOWN = 0
/** Width of a character on average, in em. */
const CHARACTER = 0.75

/** A number that counts up once, with separators, in a size at which its end value fits. */
export function CountedNumber({ value, few, className, size, room }: CountedNumberProps) {
  const locale = useLocale()
  const shown = useCountOnce(value ?? NOT_SHOWN)
  const format = new Intl.NumberFormat(locale === 'keys' ? 'zh' : locale)
  const textOf = (number: number) => (value === null ? few : format.format(number))
  const fitting = room / (textOf(value ?? NOT_SHOWN).length * CHARACTER)
  return (
    <span className={className} style={{ fontSize: Math.min(size, fitting) }}>
      {textOf(shown)}
    </span>
  )
}
