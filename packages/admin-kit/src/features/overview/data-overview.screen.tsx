import { Button, PageHeader, Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { AreaTable } from './area-table'
import { FigureTiles } from './figure-tiles'
import { OverviewCharts } from './overview-charts'
import { type OverviewSearch, useOverviewSearch } from './overview-search'
import { OverviewTexts } from './overview-texts'
import { OverviewTools } from './overview-tools'
import { overviewCodes } from './overview.codes'
import { useOverview, useOverviewExport } from './overview.queries'

export type DataOverviewProps = ScreenProps

const LARGE_SCREEN = '/largeScreen'
/** As wide as a time, for the room of the line while the figures are pending. */
const NO_TIME = '0000-00-00 00:00'
const HIDDEN = { visibility: 'hidden' } as const

/** 导出 and the large screen, for those who may. */
function Actions({ search }: { search: OverviewSearch }) {
  const t = useTranslate()
  const can = useCan()
  const navigate = useKitNavigate()
  const notify = useNotify()
  const exporting = useOverviewExport()
  const start = () =>
    exporting.mutate(search, {
      onSuccess: (file) => {
        saveDownload(file)
        notify.success(t('overview.exported', { name: file.fileName }))
      },
      onError: notify.failure,
    })
  return (
    <>
      {can(overviewCodes.screen) && (
        <Button onClick={() => navigate({ path: LARGE_SCREEN })}>{t('overview.largeScreen')}</Button>
      )}
      {can(overviewCodes.figures) && (
        <Button icon="download" disabled={exporting.isPending} onClick={start}>
          {t('kit.action.export')}
        </Button>
      )}
    </>
  )
}

function Overview() {
  const t = useTranslate()
  const { search, setSearch } = useOverviewSearch()
  const { data, error, isPlaceholderData, refetch } = useOverview(search)
  useReady(data !== undefined)
  if (error)
    return (
      <>
        <PageHeader title={t('overview.title')} />
        <FailurePanel error={error} onRetry={() => void refetch()} />
      </>
    )
  return (
    <div className="dw-overview-stack" aria-busy={isPlaceholderData || undefined}>
      <PageHeader
        title={t('overview.title')}
        details={
          <span className="dw-overview-time" style={data ? undefined : HIDDEN}>
            {t('overview.at', { time: data ? data.at : NO_TIME })}
          </span>
        }
        actions={<Actions search={search} />}
      />
      <OverviewTools search={search} overview={data} onChange={setSearch} />
      <FigureTiles totals={data?.totals} months={search.months} />
      {data ? (
        <>
          <OverviewCharts overview={data} />
          <AreaTable
            rows={data.areas}
            isRefreshing={isPlaceholderData}
            onOpen={(areaCode) => setSearch({ ...search, areaCode })}
          />
          <p className="dw-overview-time">{t('overview.privacy')}</p>
        </>
      ) : (
        <Skeleton width="full" />
      )}
    </div>
  )
}

/** What is there before the words of the screen. */
function Waiting() {
  const t = useTranslate()
  return (
    <>
      <PageHeader title={t('overview.title')} />
      <Skeleton width="full" />
    </>
  )
}

/** 数据总览: users, schools, content and sign-ins of the reader's scope, by area and month. */
export function DataOverview({ handle }: DataOverviewProps) {
  return (
    <Widget part="data-overview" handle={handle}>
      <div style={{ display: 'grid', gap: 'var(--dw-space-3)', minInlineSize: 0 }}>
        <Suspense fallback={<Waiting />}>
          <OverviewTexts fallback={<Waiting />}>
            <Overview />
          </OverviewTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
