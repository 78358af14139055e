import { Skeleton } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'

/** Together as high as the form of most users, so that its dialog has its height from the beginning. */
const FIELDS = Array.from({ length: 34 }, (_, at) => at)
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' } as const
const BOX = { blockSize: 'var(--dw-control-height)' } as const

/** Placeholder of the user form while the record loads: a label over each field. */
export function FormSkeleton() {
  const t = useTranslate()
  return (
    <output className="dw-user-form" style={COLUMNS} aria-label={t('users.form.loading')}>
      {FIELDS.map((field) => (
        <span key={field} className="dw-field">
          <Skeleton width="short" />
          <Skeleton style={BOX} />
        </span>
      ))}
    </output>
  )
}
