import type { Schema } from '@doorway/api-client/types'
import { Card, Chart, StatePanel } from '@doorway/ui'
import { saveDownload } from '../../browser/browser-actions'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { areaTitle, contentTitle, peopleTitle, signInTitle } from './chart-titles'
import { useNumberFormat } from './use-number-format'

type Overview = Schema<'DataOverview'>

const MAX_BARS = 8

/** What all charts of the screen have in common. */
function useChartBase() {
  const t = useTranslate()
  const notify = useNotify()
  const formatValue = useNumberFormat()
  const pictureOf = (name: string) => ({
    label: t('overview.savePicture'),
    onSave: (blob: Blob) => saveDownload({ blob, fileName: `${name}.png` }),
    onError: () => notify.warning(t('overview.pictureFailed')),
  })
  const base = {
    formatValue,
    hiddenLabel: t('overview.few'),
    emptyState: <StatePanel kind="empty" title={t('overview.noData')} isCompact />,
  }
  return { t, base, pictureOf }
}

/** Sign-ins and new content by month, kinds of people, and people by area. */
export function OverviewCharts({ overview }: { overview: Overview }) {
  const { t, base, pictureOf } = useChartBase()
  const { months, totals, areas } = overview
  const times = months.map(({ time }) => time)
  const shown = areas.slice(0, MAX_BARS)
  const { formatValue } = base
  return (
    <div className="dw-overview-charts">
      <Card className="dw-overview-card">
        <Chart
          {...base}
          kind="area"
          title={signInTitle(t, overview, formatValue)}
          note={t('overview.charts.signInsNote')}
          categoryLabel={t('overview.month')}
          categories={times}
          series={[{ name: t('overview.figures.signedIn'), values: months.map(({ signedIn }) => signedIn) }]}
          picture={pictureOf(t('overview.charts.signIns'))}
        />
      </Card>
      <Card className="dw-overview-card">
        <Chart
          {...base}
          kind="bar"
          isHorizontal
          title={peopleTitle(t, overview)}
          note={t('overview.charts.peopleNote')}
          categoryLabel={t('overview.kind')}
          categories={[t('overview.people.students'), t('overview.people.teachers'), t('overview.people.parents')]}
          series={[{ name: t('overview.figures.users'), values: [totals.students, totals.teachers, totals.parents] }]}
          picture={pictureOf(t('overview.charts.people'))}
        />
      </Card>
      <Card className="dw-overview-card">
        <Chart
          {...base}
          kind="bar"
          isStacked
          title={contentTitle(t, overview, formatValue)}
          note={t('overview.charts.contentNote')}
          categoryLabel={t('overview.month')}
          categories={times}
          series={[
            { name: t('overview.figures.articles'), values: months.map(({ articles }) => articles) },
            { name: t('overview.figures.resources'), values: months.map(({ resources }) => resources) },
          ]}
          picture={pictureOf(t('overview.charts.content'))}
        />
      </Card>
      <Card className="dw-overview-card">
        <Chart
          {...base}
          kind="bar"
          isHorizontal
          title={areaTitle(t, overview, formatValue)}
          note={areas.length > MAX_BARS ? t('overview.charts.areasNote', { count: MAX_BARS }) : undefined}
          categoryLabel={t('overview.area')}
          categories={shown.map(({ name }) => name)}
          series={[{ name: t('overview.figures.users'), values: shown.map(({ users }) => users) }]}
          picture={pictureOf(t('overview.charts.areas'))}
        />
      </Card>
    </div>
  )
}
