import { ConfirmDialog } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import type { SiteRow } from './site-types'
import { useDeleteSite } from './sites.queries'

export interface SiteDeletionProps {
  site: SiteRow
  onClose: () => void
}

/** Deletes a site after a question; what still belongs to it is the server's reason to refuse. */
export function SiteDeletion({ site, onClose }: SiteDeletionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const removing = useDeleteSite()
  const confirm = () =>
    removing.mutate(site.id, {
      onSuccess: () => notify.success(t('sites.delete.done', { name: site.name })),
      onError: notify.failure,
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('sites.delete.title')}
      question={t('sites.delete.question', { name: site.name })}
      consequence={t('sites.delete.consequence')}
      confirmLabel={t('kit.action.delete')}
      isBusy={removing.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
