import { forwardRef, useSyncExternalStore, type ComponentPropsWithoutRef, type ReactNode } from 'react'

export interface CountdownProps extends Omit<ComponentPropsWithoutRef<'time'>, 'children' | 'dateTime'> {
  /** The deadline. */
  until: Date
  /** Says what ends, for those who do not see what stands around. */
  label: string
  /** Replaces the figures when the countdown has ended. */
  ended: ReactNode
  /** Language tag for the word "days". */
  language?: string
  /** The present moment in ms; the server's, where the reader's clock may be wrong. */
  now?: () => number
}

const DAY = 86_400

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, 1_000)
  return () => clearInterval(timer)
}

const two = (value: number) => String(value).padStart(2, '0')

/** Days in words, hours, minutes and seconds in figures. */
function leftText(seconds: number, language: string): string {
  const days = Math.floor(seconds / DAY)
  const rest = seconds % DAY
  const figures = [rest / 3600, (rest % 3600) / 60, rest % 60].map((part) => two(Math.floor(part))).join(':')
  const unit = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return days > 0 ? `${unit.format(days)} ${figures}` : figures
}

/**
 * The time that is left, by the second, in tabular figures. It is not read out by itself; a screen reader reads it on request. A page from
 * the server holds no figures, since they would be wrong by the time it is read.
 */
export const Countdown = forwardRef<HTMLTimeElement, CountdownProps>(function Countdown(
  { until, label, ended, language = 'zh-CN', now = Date.now, className, ...rest },
  ref,
) {
  const left = useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((until.getTime() - now()) / 1000)),
    () => null,
  )
  return (
    <time
      {...rest}
      ref={ref}
      role="timer"
      aria-label={label}
      dateTime={until.toISOString()}
      className={className ? `dw-countdown ${className}` : 'dw-countdown'}
      data-ended={left === 0 || undefined}
    >
      {left === 0 ? ended : left !== null && leftText(left, language)}
    </time>
  )
})
