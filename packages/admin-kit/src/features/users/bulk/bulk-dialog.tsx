import type { UserRow, UsersChange } from '@doorway/api-client'
import { rootOrganizationId } from '@doorway/api-client/rules'
import { Button, Dialog, Field, MultiSelect, ProgressBar, TreePicker, type TreeNode } from '@doorway/ui'
import { useState } from 'react'
import { organizationNode, useOrganizationTree, useOrganizationQueries } from '../../organizations'
import { useTranslate } from '../../../context/use-translate'
import type { BulkProgress } from './use-bulk-change'
import { useUserFormChoices } from '../form/use-user-form-choices'

/** What is done to the chosen people. */
export type BulkKind = 'move' | 'addRoles' | 'removeRoles'

export interface BulkDialogProps {
  kind: BulkKind
  users: readonly UserRow[]
  progress: BulkProgress | null
  onRun: (change: UsersChange) => void
  /** Stops after the pending chunk. */
  onStop: () => void
  onClose: () => void
}

interface ChosenOrganization {
  id: string
  label: string
}

function OrganizationChoice({
  value,
  onChange,
}: {
  value: ChosenOrganization | null
  onChange: (value: ChosenOrganization | null) => void
}) {
  const t = useTranslate()
  const organizations = useOrganizationQueries()
  const tree = useOrganizationTree([])
  const search = async (keyword: string, signal: AbortSignal) =>
    (await organizations.search(keyword, signal)).map(({ organization, ancestors }) => ({
      node: organizationNode(organization),
      path: ancestors.map(({ name }) => name),
    }))
  const choose = (node: TreeNode<unknown> | null) => {
    // The root 机构 stands for all of them and is no organisation itself.
    if (node?.id !== String(rootOrganizationId)) onChange(node && { id: node.id, label: node.label })
  }
  return (
    <Field label={t('users.bulk.organization')} isRequired hint={t('userQuestions.many.moveHint')}>
      <TreePicker
        tree={{ ...tree, label: t('users.bulk.organization') }}
        value={value}
        onSearch={search}
        onValueChange={choose}
      />
    </Field>
  )
}

function RoleChoice({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const t = useTranslate()
  const { roles } = useUserFormChoices(null)
  return (
    <Field label={t('users.form.roles')} isRequired>
      <MultiSelect options={roles} value={value} onValueChange={onChange} />
    </Field>
  )
}

/** One change to many people: what to, then how far it has come. */
export function BulkDialog({ kind, users, progress, onRun, onStop, onClose }: BulkDialogProps) {
  const t = useTranslate()
  const [organization, setOrganization] = useState<ChosenOrganization | null>(null)
  const [roleIds, setRoleIds] = useState<string[]>([])
  const isReady = kind === 'move' ? organization !== null : roleIds.length > 0
  const change = (): UsersChange => {
    if (kind === 'move') return { organizationId: Number(organization?.id) }
    const ids = roleIds.map(Number)
    return kind === 'addRoles' ? { addRoleIds: ids } : { removeRoleIds: ids }
  }
  const title = t(`users.bulk.${kind}`)
  return (
    <Dialog
      isOpen
      size="m"
      title={title}
      description={t('userQuestions.many.who', { count: users.length, names: namesOf(users) })}
      onClose={progress ? onStop : onClose}
      footer={
        <>
          <Button onClick={progress ? onStop : onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" disabled={!isReady} isBusy={progress !== null} onClick={() => onRun(change())}>
            {t('kit.ui.confirm')}
          </Button>
        </>
      }
    >
      {progress ? (
        <ProgressBar
          label={title}
          value={progress.done}
          max={progress.total}
          valueText={`${progress.done} / ${progress.total}`}
        />
      ) : kind === 'move' ? (
        <OrganizationChoice value={organization} onChange={setOrganization} />
      ) : (
        <RoleChoice value={roleIds} onChange={setRoleIds} />
      )}
    </Dialog>
  )
}

/** Names written out before the rest is left to the number. */
const NAMED = 3

const namesOf = (users: readonly UserRow[]) =>
  users
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join('、')
