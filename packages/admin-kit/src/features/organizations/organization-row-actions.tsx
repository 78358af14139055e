import type { Organization } from '@doorway/api-client'
import { Button, Menu } from '@doorway/ui'
import { organizationCodes } from './organizations.codes'
import { useCan } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import type { OrganizationCommands } from './organization-commands'

/** Bureaus, centres and departments are not merged. */
const SCHOOL = '2'

export interface OrganizationRowActionsProps extends OrganizationCommands {
  organization: Organization | null
  /** Little room: everything is in the menu. */
  isCompact: boolean
}

/** The buttons at the end of a line; the root has only add. */
export function OrganizationRowActions({ organization, isCompact, ...commands }: OrganizationRowActionsProps) {
  const t = useTranslate()
  const can = useCan()
  const own =
    organization &&
    ([
      { id: 'edit', code: organizationCodes.edit, run: () => commands.onEdit(organization) },
      { id: 'move', code: organizationCodes.edit, run: () => commands.onMoveTo(organization) },
      ...(organization.type === SCHOOL
        ? [{ id: 'merge', code: organizationCodes.merge, run: () => commands.onMerge(organization) } as const]
        : []),
      { id: 'delete', code: organizationCodes.delete, run: () => commands.onDelete(organization) },
    ] as const)
  const add = { id: 'add', code: organizationCodes.add, run: () => commands.onAddChild(organization) } as const
  const actions = [add, ...(own ?? [])].filter(({ code }) => can(code))
  if (isCompact && actions.length > 0) {
    return (
      <Menu
        label={t('organizations.actions.more', { name: organization?.name ?? t('users.tree.root') })}
        items={actions.map(({ id, run }) => ({
          id,
          label: t(`organizations.actions.${id}`),
          onSelect: run,
          isDanger: id === 'delete',
        }))}
      />
    )
  }
  return (
    <span className="dw-area-actions">
      {actions.map(({ id, run }) => (
        <Button key={id} size="s" variant="quiet" onClick={run}>
          {t(`organizations.actions.${id}`)}
        </Button>
      ))}
    </span>
  )
}
