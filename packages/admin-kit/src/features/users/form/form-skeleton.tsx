import { Skeleton } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'

const LINES = ['username', 'name', 'type', 'school', 'email', 'area']

/** Placeholder of the user form while the record loads. */
export function FormSkeleton() {
  const t = useTranslate()
  return (
    <output className="dw-user-form" aria-label={t('users.form.loading')}>
      {LINES.map((line) => (
        <Skeleton key={line} />
      ))}
    </output>
  )
}
