import type { Area } from '@doorway/api-client'
import { ConfirmDialog } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { useAreaUsage } from './areas.queries'

export interface DeleteQuestionProps {
  area: Area
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms the deletion of a branch, in the specification's words, and lists what is deleted with it. */
export function DeleteQuestion({ area, isBusy, onConfirm, onCancel }: DeleteQuestionProps) {
  const t = useTranslate()
  const { data: usage } = useAreaUsage(area.code)
  const isBound = usage !== undefined && usage.organizations + usage.users > 0
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBlocked={isBound}
      title={t('areas.delete.title')}
      question={t('areas.delete.question')}
      consequence={
        <>
          <strong>{t('areas.delete.named', { name: area.name, code: area.code })}</strong>
          {usage && usage.descendants > 0 && (
            <span className="dw-area-consequence">{t('areas.delete.consequence', { count: usage.descendants })}</span>
          )}
          {usage && isBound && (
            <span className="dw-area-consequence">
              {t('areas.delete.bound', { organizations: usage.organizations, users: usage.users })}
            </span>
          )}
        </>
      }
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
