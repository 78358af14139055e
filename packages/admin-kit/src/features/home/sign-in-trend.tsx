import type { Schema } from '@doorway/api-client/types'
import { ChartFrame } from '@doorway/ui'
import type { CSSProperties } from 'react'
import { useTranslate } from '../../context/use-translate'
import { HomeBlock } from './home-block'
import { TREND_DAYS, useSignInTrend } from './home.queries'

type SignInDay = Schema<'SignInDay'>

const PENDING_ROWS = 6
/** Where month and day begin in yyyy-MM-dd. */
const MONTH = 5
/** Height in percent of a count that is too small to be shown. */
const FEW_HEIGHT = 2

const styleOf = (height: number): CSSProperties => ({ blockSize: `${height}%` })

interface BusiestDay {
  day: string
  people: number
}

/** The first day with the most people; null where no count is shown. */
function busiestOf(days: readonly SignInDay[]): BusiestDay | null {
  let busiest: BusiestDay | null = null
  for (const { day, people } of days) {
    if (people !== null && people > 0 && (busiest === null || people > busiest.people)) busiest = { day, people }
  }
  return busiest
}

function Bars({ days, max }: { days: readonly SignInDay[]; max: number }) {
  return (
    <div className="dw-desk-bars">
      {days.map(({ day, people }) => (
        <div key={day} className="dw-desk-bar-place">
          <span className="dw-desk-bar-count">{people}</span>
          <span className="dw-desk-bar" style={styleOf(people === null ? FEW_HEIGHT : (people / max) * 100)} />
          <span className="dw-desk-bar-day">{day.slice(MONTH)}</span>
        </div>
      ))}
    </div>
  )
}

/** 每日登录人数: how many people in scope signed in on each of the last days. */
export function SignInTrend() {
  const t = useTranslate()
  const trend = useSignInTrend()
  const days = trend.data ?? []
  const most = busiestOf(days)
  const title = most
    ? t('home.trend.title', { days: TREND_DAYS, max: String(most.people), day: most.day.slice(MONTH) })
    : t('home.trend.quiet', { days: TREND_DAYS })
  const table = {
    columns: [t('home.trend.day'), t('home.trend.people')],
    rows: days.map(({ day, people }) => [day, people ?? t('home.trend.few')] as const),
  }
  return (
    <HomeBlock title={t('home.trend.people')} isTitleHidden query={trend} rows={PENDING_ROWS}>
      {() => (
        <ChartFrame title={title} note={t('home.trend.note')} table={table}>
          <Bars days={days} max={most?.people ?? 1} />
        </ChartFrame>
      )}
    </HomeBlock>
  )
}
