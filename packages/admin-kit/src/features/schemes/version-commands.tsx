import { Button, ConfirmDialog, Menu } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { copyDialog } from './lazy-parts'
import type { Scheme } from './scheme-types'
import { schemeCodes } from './schemes.codes'
import { useChangeScheme, useDeleteScheme } from './schemes.queries'

export interface VersionCommandsProps {
  scheme: Scheme
  onOpen: (id: number) => void
  onDeleted: () => void
}

function DeleteQuestion({ scheme, onDeleted, onClose }: VersionCommandsProps & { onClose: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const deleting = useDeleteScheme()
  const remove = () =>
    deleting.mutate(scheme, {
      onSuccess: () => {
        notify.success(t('schemes.delete.done'))
        onDeleted()
      },
      onError: (error) => {
        notify.failure(error)
        onClose()
      },
    })
  return (
    <ConfirmDialog
      isOpen
      title={t('schemes.delete.title')}
      question={t('schemes.delete.question', { name: scheme.name, no: scheme.versionNo })}
      confirmLabel={t('schemes.delete.title')}
      isBusy={deleting.isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}

/** Next version, copy and delete. */
export function VersionCommands(props: VersionCommandsProps) {
  const { scheme, onOpen } = props
  const t = useTranslate()
  const can = useCan()
  const notify = useNotify()
  const copying = useChangeScheme('copy')
  const [open, setOpen] = useState<'copy' | 'delete' | null>(null)
  if (!can(schemeCodes.edit)) return null
  const addVersion = () =>
    copying.mutate((calls) => calls.copy({ id: scheme.id, as: 'version' }), {
      onSuccess: (made) => {
        notify.success(t('schemes.versionAdded', { no: made.versionNo }))
        onOpen(made.id)
      },
      onError: notify.failure,
    })
  const canDelete = !scheme.isLocked && scheme.uses.length === 0
  return (
    <>
      <Button
        icon="copy"
        variant={scheme.isLocked ? 'primary' : 'default'}
        isBusy={copying.isPending}
        onClick={addVersion}
      >
        {t('schemes.addVersion')}
      </Button>
      <Menu
        label={t('schemes.more')}
        items={[
          { id: 'copy', label: t('schemes.copy.title'), onSelect: () => setOpen('copy') },
          ...(canDelete
            ? [{ id: 'delete', label: t('schemes.delete.title'), isDanger: true, onSelect: () => setOpen('delete') }]
            : []),
        ]}
      />
      {open === 'copy' && (
        <Suspense fallback={null}>
          <copyDialog.Part scheme={scheme} onCopied={onOpen} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'delete' && <DeleteQuestion {...props} onClose={() => setOpen(null)} />}
    </>
  )
}
