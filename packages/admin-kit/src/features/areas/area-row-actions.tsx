import type { Area } from '@doorway/api-client'
import { Button, Menu, type MenuItem } from '@doorway/ui'
import { areaCodes } from './areas.codes'
import { useCan } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import { ROOT_CODE } from './areas.queries'

/** What can be done with a node. */
export interface AreaCommands {
  onAddChild: (area: Area) => void
  onEdit: (area: Area) => void
  onDelete: (area: Area) => void
  onToggle: (area: Area) => void
  onMoveTo: (area: Area) => void
  onCopyCode: (area: Area) => void
}

/** Which of the node's buttons this person sees: the root has only add; a disabled node can neither get children nor be edited (specification section 4). */
export function useAreaRights() {
  const can = useCan()
  return ({ code, isEnabled }: Area) => {
    const isRoot = code === ROOT_CODE
    return {
      mayAddChild: isEnabled && can(areaCodes.add),
      mayEdit: !isRoot && isEnabled && can(areaCodes.edit),
      mayDelete: !isRoot && can(areaCodes.delete),
      mayToggle: !isRoot && can(areaCodes.state),
    }
  }
}

export interface AreaRowActionsProps extends AreaCommands {
  area: Area
  /** Little room: everything is in the menu. */
  isCompact: boolean
}

interface AreaAction {
  id: string
  label: string
  /** Only ever in the menu. */
  isSecondary?: boolean
  onSelect: () => void
}

/** What this person may do with the node, in the order of the screen. */
function useAreaActions({ area, ...commands }: AreaCommands & { area: Area }): AreaAction[] {
  const t = useTranslate()
  const rights = useAreaRights()(area)
  const actions: (AreaAction & { isAllowed: boolean })[] = [
    {
      id: 'add',
      label: t('areas.actions.addChild'),
      isAllowed: rights.mayAddChild,
      onSelect: () => commands.onAddChild(area),
    },
    { id: 'edit', label: t('areas.actions.edit'), isAllowed: rights.mayEdit, onSelect: () => commands.onEdit(area) },
    {
      id: 'toggle',
      label: t(area.isEnabled ? 'areas.actions.disable' : 'areas.actions.enable'),
      isAllowed: rights.mayToggle,
      onSelect: () => commands.onToggle(area),
    },
    {
      id: 'delete',
      label: t('areas.actions.delete'),
      isAllowed: rights.mayDelete,
      onSelect: () => commands.onDelete(area),
    },
    {
      id: 'move',
      label: t('areas.actions.move'),
      isSecondary: true,
      isAllowed: rights.mayEdit,
      onSelect: () => commands.onMoveTo(area),
    },
    {
      id: 'copy',
      label: t('areas.copyCode'),
      isSecondary: true,
      isAllowed: area.code !== ROOT_CODE,
      onSelect: () => commands.onCopyCode(area),
    },
  ]
  return actions.filter(({ isAllowed }) => isAllowed)
}

/** The buttons at the end of a line; on narrow screens one menu holds them all. */
export function AreaRowActions({ isCompact, ...rest }: AreaRowActionsProps) {
  const t = useTranslate()
  const actions = useAreaActions(rest)
  const buttons = isCompact ? [] : actions.filter(({ isSecondary }) => !isSecondary)
  const more: MenuItem[] = actions
    .filter(({ isSecondary }) => isCompact || isSecondary)
    .map(({ id, label, onSelect }) => ({ id, label, onSelect, isDanger: id === 'delete' }))
  return (
    <span className="dw-area-actions">
      {buttons.map(({ id, label, onSelect }) => (
        <Button key={id} size="s" variant="quiet" onClick={onSelect}>
          {label}
        </Button>
      ))}
      {more.length > 0 && <Menu label={t('areas.actions.more', { name: rest.area.name })} items={more} />}
    </span>
  )
}
