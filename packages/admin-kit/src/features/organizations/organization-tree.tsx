import type { Organization } from '@doorway/api-client'
import { Chip, MovableTree, partOf } from '@doorway/ui'
import { useState } from 'react'
import { organizationCodes } from './organizations.codes'
import { useCan } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import { useRevealed } from '../../tree/use-revealed'
import type { OrganizationCommands } from './organization-commands'
import { typeOptions } from './organization-draft'
import type { OrganizationNode } from './organization-nodes'
import { OrganizationRowActions } from './organization-row-actions'
import type { useOrganizationTree } from './use-organization-tree'
import type { OrganizationWork } from './use-organization-work'

/** In a narrow place the name needs the room that code and kind would take. */
function Details({ node, isNarrow }: { node: OrganizationNode; isNarrow: boolean }) {
  const t = useTranslate()
  const { organization, userCount } = node.data
  if (!organization) return null
  const type = typeOptions(t).find(({ value }) => value === organization.type)
  return (
    <>
      {!isNarrow && organization.code && <span className="dw-area-code">{organization.code}</span>}{' '}
      {!isNarrow && type && <Chip>{type.label}</Chip>}{' '}
      {userCount !== undefined && (
        <span className="dw-area-code">{t('organizations.people', { count: userCount })}</span>
      )}
    </>
  )
}

export interface OrganizationTreeProps {
  tree: ReturnType<typeof useOrganizationTree>
  /** The way to the organisation that was located last, from the root down. */
  located: readonly string[] | undefined
  commands: OrganizationCommands
  isNarrow: boolean
  height?: number
  onMove: OrganizationWork['handleMove']
}

/** The lines of the organisation tree with what this person may do with each; keys and dragging obey the same rights. */
export function OrganizationTree({ tree, located, commands, isNarrow, height, onMove }: OrganizationTreeProps) {
  const t = useTranslate()
  const can = useCan()
  const [selectedId, select] = useState<string | null>(null)
  const onlyIf = (code: string, run: (organization: Organization) => void) => (node: OrganizationNode) => {
    if (node.data.organization && can(code)) run(node.data.organization)
  }
  return (
    <MovableTree
      ref={useRevealed(located)}
      {...partOf('tree')}
      className="dw-area-tree"
      label={t('organizations.tree')}
      {...tree}
      selectedId={selectedId}
      onSelect={({ id }) => select(id)}
      renderDetails={(node) => <Details node={node} isNarrow={isNarrow} />}
      renderActions={({ data }) => (
        <OrganizationRowActions organization={data.organization} isCompact={isNarrow} {...commands} />
      )}
      onAddChild={({ data }) => can(organizationCodes.add) && commands.onAddChild(data.organization)}
      onRename={onlyIf(organizationCodes.edit, commands.onEdit)}
      onDelete={onlyIf(organizationCodes.delete, commands.onDelete)}
      onMove={can(organizationCodes.edit) ? onMove : undefined}
      height={height}
    />
  )
}
