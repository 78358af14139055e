import type { TreeNode } from '@doorway/ui'
import type { Area } from '@doorway/api-client'
import { AreaDialog } from './area-dialog'
import { DeleteQuestion } from './delete-question'
import { MoveDialog } from './move-dialog'
import type { useAreaCommands } from './use-area-commands'

interface AreaDialogsProps {
  commands: ReturnType<typeof useAreaCommands>
  items: readonly TreeNode<Area>[]
}

/** Whatever stands open over the tree. */
export function AreaDialogs({ commands, items }: AreaDialogsProps) {
  const { question } = commands
  const childrenOf = (code: string) => items.filter(({ parentId }) => parentId === code).length
  switch (question?.kind) {
    case 'edit':
      return (
        <AreaDialog
          edit={question.edit}
          siblingCount={question.edit.mode === 'append' ? childrenOf(question.edit.parent.code) : 0}
          error={commands.refusal?.text}
          current={commands.refusal?.current}
          isBusy={commands.isSaving}
          onSave={commands.save}
          onRetry={commands.clearRefusal}
          nameOf={(code) => items.find(({ id }) => id === code)?.label ?? code}
          onClose={commands.close}
        />
      )
    case 'delete':
      return (
        <DeleteQuestion
          area={question.area}
          isBusy={commands.isDeleting}
          onConfirm={() => commands.confirmDelete(question.area)}
          onCancel={commands.close}
        />
      )
    case 'move':
      return (
        <MoveDialog
          area={question.area}
          isBusy={commands.isSaving}
          onMove={(target) => commands.moveTo(question.area, target)}
          onClose={commands.close}
        />
      )
    case undefined:
    default:
      return null
  }
}
