import type { Organization } from '@doorway/api-client'
import { Button, ConfirmDialog, Dialog, Field } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { MergeQuestion } from './merge-question'
import { OrganizationDialog } from './organization-dialog'
import { OrganizationPicker } from './organization-picker'
import { useOrganizationUsage } from './organizations.queries'
import type { OrganizationWork } from './use-organization-work'

interface DeleteProps {
  organization: Organization
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms the deletion of an organisation, and lists what prevents it. */
function DeleteQuestion({ organization, ...rest }: DeleteProps) {
  const t = useTranslate()
  const { data: usage } = useOrganizationUsage(organization.id)
  const isBound = usage && usage.children + usage.users + usage.grades > 0
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBlocked={isBound}
      title={t('organizations.delete.title')}
      question={t('users.delete.question')}
      consequence={
        <>
          <strong>{organization.name}</strong>
          {isBound && <span className="dw-area-consequence">{t('organizations.delete.bound', { ...usage })}</span>}
        </>
      }
      {...rest}
    />
  )
}

interface MoveProps {
  organization: Organization
  isBusy: boolean
  onMove: (parentId: number) => void
  onClose: () => void
}

/** Moves a branch without dragging. */
function MoveQuestion({ organization, isBusy, onMove, onClose }: MoveProps) {
  const t = useTranslate()
  const [target, setTarget] = useState<number | null>(null)
  return (
    <Dialog
      isOpen
      size="s"
      title={t('organizations.move.title')}
      description={t('organizations.move.question', { name: organization.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button
            variant="primary"
            disabled={target === null || target === organization.parentId || target === organization.id}
            isBusy={isBusy}
            onClick={() => target !== null && onMove(target)}
          >
            {t('organizations.move.confirm')}
          </Button>
        </>
      }
    >
      <Field label={t('organizations.form.parent')}>
        <OrganizationPicker
          label={t('organizations.form.parent')}
          value={target}
          knownName={null}
          onChange={setTarget}
        />
      </Field>
    </Dialog>
  )
}

/** Whatever stands open over the tree. */
export function OrganizationQuestions({ work }: { work: OrganizationWork }) {
  const { question, close } = work
  switch (question?.kind) {
    case 'edit':
      return (
        <OrganizationDialog
          edit={question.edit}
          error={work.refusal?.text}
          current={work.refusal?.current}
          isBusy={work.isSaving}
          onSave={work.save}
          onRetry={work.clearRefusal}
          nameOf={work.nameOf}
          onClose={close}
        />
      )
    case 'move':
      return (
        <MoveQuestion
          organization={question.organization}
          isBusy={work.isSaving}
          onMove={(parentId) => work.moveTo(question.organization, parentId)}
          onClose={close}
        />
      )
    case 'merge':
      return <MergeQuestion organization={question.organization} nameOf={work.nameOf} onClose={close} />
    case 'delete':
      return (
        <DeleteQuestion
          organization={question.organization}
          isBusy={work.isDeleting}
          onConfirm={() => work.confirmDelete(question.organization)}
          onCancel={close}
        />
      )
    case undefined:
    default:
      return null
  }
}
