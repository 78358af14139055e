import { Skeleton } from '@doorway/ui'
import { Fragment } from 'react'
import { useTranslate } from '../../../context/use-translate'

/** Fields by section: together as high as the form of most users, so that its dialog has its height from the beginning. */
const SECTIONS = [8, 12, 10].map((size, section) => Array.from({ length: size }, (_, at) => `${section} ${at}`))
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' } as const
const HEADING = { gridColumn: '1 / -1', inlineSize: '6em', blockSize: 'var(--dw-space-4)' } as const
const BOX = {
  blockSize: 'var(--dw-control-height)',
  boxSizing: 'border-box',
  border: '1px solid var(--dw-color-border-strong)',
  borderRadius: 'var(--dw-radius-control)',
  background: 'none',
} as const

/** Placeholder of the user form while the record loads: its sections, with a label over each empty field. */
export function FormSkeleton() {
  const t = useTranslate()
  return (
    <output className="dw-user-form" style={COLUMNS} aria-label={t('users.form.loading')}>
      {SECTIONS.map((fields) => (
        <Fragment key={fields[0]}>
          <Skeleton style={HEADING} />
          {fields.map((field) => (
            <span key={field} className="dw-field">
              <Skeleton width="short" />
              <Skeleton style={BOX} />
            </span>
          ))}
        </Fragment>
      ))}
    </output>
  )
}
