import { ProgressBar } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { Library } from './library-types'
import { sizeText } from './size-text'

/** How much of its quota a site has taken. */
export function LibrarySpace({ library: { used, quota, fileCount } }: { library: Library }) {
  const t = useTranslate()
  const text = t('library.space.used', { used: sizeText(used), quota: sizeText(quota), count: fileCount })
  return (
    <div className="dw-library-space">
      <ProgressBar
        label={t('library.space.label')}
        value={Math.min(used, quota)}
        max={Math.max(quota, 1)}
        valueText={text}
      />
    </div>
  )
}
