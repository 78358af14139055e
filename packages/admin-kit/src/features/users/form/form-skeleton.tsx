import { Skeleton } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'

/** As many as make the form of most users, so that its dialog has its height from the beginning. */
const FIELDS = Array.from({ length: 44 }, (_, at) => `field ${at}`)
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' } as const
const FIELD = { blockSize: 'var(--dw-control-height)' } as const

/** Placeholder of the user form while the record loads. */
export function FormSkeleton() {
  const t = useTranslate()
  return (
    <output className="dw-user-form" style={COLUMNS} aria-label={t('users.form.loading')}>
      {FIELDS.map((field) => (
        <Skeleton key={field} style={FIELD} />
      ))}
    </output>
  )
}
