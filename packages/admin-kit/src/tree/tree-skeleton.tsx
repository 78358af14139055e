import { Skeleton } from '@doorway/ui'
import { useTranslate } from '../context/use-translate'

/** Stands where a tree will be while its file is on its way. */
export function TreeSkeleton() {
  const t = useTranslate()
  return (
    <div className="dw-kit-tree-skeleton" role="status" aria-label={t('kit.ui.loading')}>
      <Skeleton width="medium" />
      <Skeleton width="full" />
      <Skeleton width="short" />
    </div>
  )
}
