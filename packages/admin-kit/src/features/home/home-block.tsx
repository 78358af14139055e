import { Card, Skeleton } from '@doorway/ui'
import { useId, type ReactNode } from 'react'
import { FailurePanel } from '../../loading/failure-panel'

/** What a block waits for. */
export interface BlockQuery {
  isPending: boolean
  error: Error | null
  refetch: () => unknown
}

export interface HomeBlockProps {
  title: string
  /** True where the content shows a title of its own; this one is then only read aloud. */
  isTitleHidden?: boolean
  /** Its content is rendered once it has succeeded. */
  query: BlockQuery
  /** Rows of the placeholder while it is pending: as many as there will be as a rule, so that nothing jumps. */
  rows: number
  /** Renders the content; called once the query has data. */
  children: () => ReactNode
}

/** One block of the start page: it loads, fails and is empty by itself. */
export function HomeBlock({ title, isTitleHidden = false, query, rows, children }: HomeBlockProps) {
  const titleId = useId()
  const naming = isTitleHidden ? { 'aria-label': title } : { 'aria-labelledby': titleId }
  return (
    <Card className="dw-desk-block" role="group" {...naming} aria-busy={query.isPending || undefined}>
      {!isTitleHidden && (
        <h2 id={titleId} className="dw-desk-heading">
          {title}
        </h2>
      )}
      <BlockContent query={query} rows={rows}>
        {children}
      </BlockContent>
    </Card>
  )
}

function BlockContent({ query, rows, children }: Omit<HomeBlockProps, 'title' | 'isTitleHidden'>) {
  if (query.error) return <FailurePanel error={query.error} onRetry={() => void query.refetch()} isCompact />
  if (!query.isPending) return children()
  return (
    <div className="dw-desk-rows">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="dw-desk-pending">
          <Skeleton width={row % 2 === 0 ? 'full' : 'medium'} />
        </span>
      ))}
    </div>
  )
}
