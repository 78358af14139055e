import type { Schema } from '@doorway/api-client/types'
import { Chart, StatePanel } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { HomeBlock } from './home-block'
import { TREND_DAYS, useSignInTrend } from './home.queries'

type SignInDay = Schema<'SignInDay'>

const PENDING_ROWS = 6
/** Where month and day begin in yyyy-MM-dd. */
const MONTH = 5
const CHART_HEIGHT = 200

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

/** 每日登录人数: how many people in scope signed in on each of the last days. */
export function SignInTrend() {
  const t = useTranslate()
  const trend = useSignInTrend()
  const days = trend.data ?? []
  const most = busiestOf(days)
  const title = most
    ? t('home.trend.title', { days: TREND_DAYS, max: String(most.people), day: most.day.slice(MONTH) })
    : t('home.trend.quiet', { days: TREND_DAYS })
  return (
    <HomeBlock title={t('home.trend.people')} isTitleHidden query={trend} rows={PENDING_ROWS}>
      {() => (
        <Chart
          kind="area"
          height={CHART_HEIGHT}
          title={title}
          note={t('home.trend.note')}
          categoryLabel={t('home.trend.day')}
          categories={days.map(({ day }) => day.slice(MONTH))}
          series={[{ name: t('home.trend.people'), values: days.map(({ people }) => people) }]}
          hiddenLabel={t('home.trend.few')}
          emptyState={<StatePanel kind="empty" title={t('home.trend.quiet', { days: TREND_DAYS })} isCompact />}
        />
      )}
    </HomeBlock>
  )
}
