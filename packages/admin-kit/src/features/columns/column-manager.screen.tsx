import { Button, Card, PageHeader, Select, Skeleton, StatePanel } from '@doorway/ui'
import { Suspense } from 'react'
import { useContainerWidth } from '../../browser/use-container-width'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { usePrefetch } from '../../loading/use-prefetch'
import { useReady } from '../../loading/use-ready'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCan } from '../../session/use-session'
import { TreeSkeleton } from '../../tree/tree-skeleton'
import { ColumnTexts } from './column-texts'
import { columnCodes } from './columns.codes'
import { useColumns, useColumnSites } from './columns.queries'
import { columnQuestions, columnTree } from './lazy-parts'
import { useColumnWork } from './use-column-work'

export interface ColumnManagerProps extends ScreenProps {
  /** Height of the tree in px; it fills the screen without one. */
  height?: number
}

/** Px below which a line has no room for buttons. */
const NARROW = 720

interface SiteColumnsProps {
  siteId: number
  /** In px; the tree fills the screen without one. */
  height?: number
  isNarrow: boolean
}

/** The columns of one site. */
function SiteColumns({ siteId, height, isNarrow }: SiteColumnsProps) {
  const t = useTranslate()
  const can = useCan()
  const { data: columns, error, refetch } = useColumns(siteId)
  const work = useColumnWork(siteId, columns)
  useReady(columns !== undefined)
  usePrefetch(columnQuestions.prefetchWhenIdle)
  if (error && !columns) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!columns) return <TreeSkeleton />
  const addButton = can(columnCodes.add) && (
    <Button
      variant="primary"
      icon="plus"
      onClick={() => work.ask({ kind: 'edit', edit: { mode: 'append', siteId, parentId: null, parentName: null } })}
    >
      {t('columns.action.addTop')}
    </Button>
  )
  return (
    <>
      {columns.length === 0 ? (
        <StatePanel kind="empty" title={t('columns.empty')} text={t('columns.emptyHint')} action={addButton} />
      ) : (
        <>
          <div>{addButton}</div>
          <Suspense fallback={<TreeSkeleton />}>
            <columnTree.Part columns={columns} work={work} isNarrow={isNarrow} height={height} />
          </Suspense>
        </>
      )}
      {work.question && (
        <Suspense>
          <columnQuestions.Part work={work} columns={columns} />
        </Suspense>
      )}
    </>
  )
}

function ColumnScreen({ height }: ColumnManagerProps) {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const [frame, width] = useContainerWidth()
  const { data: sites, error, refetch } = useColumnSites()
  // Its libraries are evaluated while the sites are on the line, not after the columns have arrived.
  usePrefetch(columnTree.prefetch)
  const rows = sites ? sites.rows : []
  const chosen = rows.find(({ id }) => String(id) === query['site']) ?? rows[0]
  if (error && !sites) return <FailurePanel error={error} onRetry={() => void refetch()} />
  return (
    <div ref={frame} className="dw-area-frame">
      <Card className="dw-area-manager">
        <PageHeader
          title={t('columns.title')}
          actions={
            rows.length > 1 && (
              <Select
                aria-label={t('columns.site')}
                placeholder={null}
                options={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={chosen && String(chosen.id)}
                onValueChange={(site) => navigate({ query: { site } }, { replace: true })}
              />
            )
          }
        />
        {!sites && <TreeSkeleton />}
        {sites && !chosen && <StatePanel kind="empty" title={t('columns.noSite')} text={t('columns.noSiteHint')} />}
        {chosen && (
          <SiteColumns key={chosen.id} siteId={chosen.id} height={height} isNarrow={width !== null && width < NARROW} />
        )}
      </Card>
    </div>
  )
}

/** 栏目管理: the columns of a site, which are the navigation of its portal (domain 1.5). */
export function ColumnManager({ handle, ...props }: ColumnManagerProps) {
  return (
    <Widget part="column-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <ColumnTexts>
          <ColumnScreen {...props} />
        </ColumnTexts>
      </Suspense>
    </Widget>
  )
}
