import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { LibraryPanel } from './library-panel'
import { LibraryTexts } from './library-texts'

/** The library takes nothing of its own. */
export type FileLibraryProps = ScreenProps

/** 附件管理: pictures and files of a site, where they are used, and what is known about them (domain 1.5). */
export function FileLibrary({ handle }: FileLibraryProps) {
  return (
    <Widget part="file-library" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <LibraryTexts>
          <LibraryPanel />
        </LibraryTexts>
      </Suspense>
    </Widget>
  )
}
