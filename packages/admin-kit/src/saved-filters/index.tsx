import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { lazyPart } from '../loading/lazy-part'
import type { FilteredList } from './use-saved-filters'

const savedFiltersMenu = lazyPart(async () => (await import('./saved-filters-menu')).SavedFiltersMenu)
/** The room of the button while it loads. */
const BUTTON = { inlineSize: '7.5em', blockSize: 'var(--dw-control-height)' } as const

/** 常用查询: a menu of filters under names, for any list whose filters are texts. */
export function SavedFilters(list: FilteredList) {
  return (
    <Suspense fallback={<Skeleton style={BUTTON} />}>
      <savedFiltersMenu.Part {...list} />
    </Suspense>
  )
}
