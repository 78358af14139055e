import { ApiError, type Organization } from '@doorway/api-client'
import { rootOrganizationId } from '@doorway/api-client/rules'
import type { TreeMove } from '@doorway/ui'
import { useState } from 'react'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { draftOf, organizationDraft, type OrganizationEdit, type OrganizationFormValues } from './organization-draft'
import { useDeleteOrganization, useReorderOrganizations, useSaveOrganization } from './organizations.queries'
import { ordersAfterMove } from './sibling-order'

/** What stands open over the tree. */
export type OrganizationQuestion =
  | { kind: 'edit'; edit: OrganizationEdit }
  | { kind: 'delete'; organization: Organization }
  | { kind: 'move'; organization: Organization }
  | { kind: 'merge'; organization: Organization }
  | null

/** Why the form was not saved. */
interface FormRefusal {
  text: string
  /** What is stored now, after a version conflict. */
  current: unknown
}

/** What is known of the tree: the open organisations, and the children of one. */
export interface KnownTree {
  find: (id: number) => Organization | undefined
  childrenOf: (parentId: number) => Organization[]
  open: (id: number) => void
}

/** Everything the organisation screen does: which dialog is open, and the changes with their messages (section 8). */
export function useOrganizationWork(tree: KnownTree) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const [question, setQuestion] = useState<OrganizationQuestion>(null)
  const [refusal, setRefusal] = useState<FormRefusal>()
  const saving = useSaveOrganization()
  const removing = useDeleteOrganization()
  const reordering = useReorderOrganizations()
  const clearRefusal = () => setRefusal(undefined)
  const close = () => {
    setQuestion(null)
    clearRefusal()
  }
  const grandparentOf = (parentId: number) => tree.find(parentId)?.parentId ?? rootOrganizationId
  const nameOf = (id: number | null) => {
    if (id === rootOrganizationId) return t('users.tree.root')
    return id === null ? '' : (tree.find(id)?.name ?? String(id))
  }
  const failed = (key: 'add' | 'update' | 'delete', notifyFailure: (text: string) => void) => (error: unknown) => {
    if (isSilent(error)) return
    notifyFailure(t(`organizations.failure.${key}`, { reason: failureText(error) }))
  }

  const save = async (edit: OrganizationEdit, values: OrganizationFormValues) => {
    const draft = organizationDraft(edit, values)
    const parentId = draft.parentId ?? rootOrganizationId
    const old = edit.mode === 'update' ? [edit.organization.parentId, grandparentOf(edit.organization.parentId)] : []
    try {
      await saving.mutateAsync({ draft, alsoReload: [grandparentOf(parentId), ...old] })
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined
      return failed(edit.mode === 'append' ? 'add' : 'update', (text) => setRefusal({ text, current }))(error)
    }
    tree.open(parentId)
    notify.success(t('organizations.success.save'))
    close()
  }
  const moveTo = (organization: Organization, parentId: number, isUndo = false) =>
    saving.mutate(
      {
        // The version moves on with every move, so undoing sends none.
        draft: { ...draftOf(organization), parentId, version: isUndo ? undefined : organization.version },
        alsoReload: [grandparentOf(parentId), organization.parentId, grandparentOf(organization.parentId)],
      },
      {
        onSuccess: () => {
          close()
          const { name } = organization
          if (isUndo) notify.success(t('organizations.move.undone', { name }))
          else
            notify.undoable(t('organizations.move.done', { name }), () =>
              moveTo({ ...organization, parentId }, organization.parentId, true),
            )
        },
        onError: failed('update', notify.refusal),
      },
    )
  const reorder = (organization: Organization, index: number) => {
    const { parentId, name } = organization
    const drafts = ordersAfterMove(tree.childrenOf(parentId), organization.id, index).map((change) => ({
      ...draftOf(change.organization),
      displayOrder: change.displayOrder,
    }))
    if (drafts.length === 0) return
    reordering.mutate(
      { parentId, drafts },
      {
        onSuccess: () => notify.success(t('organizations.move.reordered', { name })),
        onError: failed('update', notify.refusal),
      },
    )
  }

  return {
    question,
    setQuestion,
    close,
    refusal,
    clearRefusal,
    nameOf,
    save,
    moveTo,
    handleMove: ({ id, parentId, index }: TreeMove) => {
      const organization = tree.find(Number(id))
      if (!organization || parentId === null) return
      if (organization.parentId === Number(parentId)) reorder(organization, index)
      else moveTo(organization, Number(parentId))
    },
    confirmDelete: (organization: Organization) =>
      removing.mutate(
        { organization, grandparentId: grandparentOf(organization.parentId) },
        {
          onSuccess: () => notify.success(t('organizations.success.delete')),
          onError: failed('delete', notify.refusal),
          onSettled: close,
        },
      ),
    isSaving: saving.isPending,
    isDeleting: removing.isPending,
  }
}

/** The changes of the organisation screen. */
export type OrganizationWork = ReturnType<typeof useOrganizationWork>
