import { useLocale } from '@doorway/admin-kit'
import { useCountOnce } from './use-count-once'

export interface CountedNumberProps {
  /** Null where it is too small to be shown. */
  value: number | null
  /** Takes the place of a value that is not shown. */
  few: string
  className: string
}

/** What is counted to where nothing is shown. */
const NOT_SHOWN = 0

/** A number that counts up once, with separators. */
export function CountedNumber({ value, few, className }: CountedNumberProps) {
  const locale = useLocale()
  const shown = useCountOnce(value ?? NOT_SHOWN)
  const format = new Intl.NumberFormat(locale === 'keys' ? 'zh' : locale)
  return <span className={className}>{value === null ? few : format.format(shown)}</span>
}
