import { ConfirmDialog } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import type { WorkgroupRow } from './workgroup-types'
import { useDissolveWorkgroup } from './workgroups.queries'

type Group = Pick<WorkgroupRow, 'id' | 'name' | 'memberCount'>

/** Returns a function that restores a dissolved group. */
export function useRestore(): (group: Pick<Group, 'id' | 'name'>) => void {
  const t = useTranslate()
  const notify = useNotify()
  const dissolving = useDissolveWorkgroup()
  // The question that offers the undo is gone by then, and callbacks of `mutate` with it.
  return ({ id, name }) =>
    void dissolving
      .mutateAsync({ id, isDissolved: false })
      .then(() => notify.success(t('workgroups.restore.done', { name })), notify.failure)
}

export interface DissolveQuestionProps {
  group: Group
  onClose: () => void
}

/** Dissolves a group after a question that names what follows; the toast can undo it. */
export function DissolveQuestion({ group, onClose }: DissolveQuestionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const dissolving = useDissolveWorkgroup()
  const restore = useRestore()
  const { id, name, memberCount } = group
  const confirm = () =>
    dissolving.mutate(
      { id, isDissolved: true },
      {
        onSuccess: () => notify.undoable(t('workgroups.dissolve.done', { name }), () => restore(group)),
        onError: notify.failure,
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('workgroups.dissolve.title')}
      question={t('workgroups.dissolve.question', { name })}
      consequence={t('workgroups.dissolve.consequence', { count: memberCount })}
      confirmLabel={t('workgroups.dissolve.action')}
      isBusy={dissolving.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
