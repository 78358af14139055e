import { Skeleton } from '@doorway/ui'
import { useTranslate } from '../context/use-translate'

/** Placeholder of a tree while its file loads. */
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
