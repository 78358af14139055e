import type { Area } from '@doorway/api-client'
import { Button, Menu, type MenuItem } from '@doorway/ui'
import { useCan } from '../../provider/use-session'
import { useTranslate } from '../../provider/use-translate'
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
      mayAddChild: isEnabled && can('area:add'),
      mayEdit: !isRoot && isEnabled && can('area:edit'),
      mayDelete: !isRoot && can('area:delete'),
      mayToggle: !isRoot && can('area:state'),
    }
  }
}

export interface AreaRowActionsProps extends AreaCommands {
  area: Area
}

/** The buttons at the end of a line. */
export function AreaRowActions({ area, onAddChild, onEdit, onDelete, onToggle, onMoveTo, onCopyCode }: AreaRowActionsProps) {
  const t = useTranslate()
  const rights = useAreaRights()(area)
  const more: MenuItem[] = [
    ...(rights.mayEdit ? [{ id: 'move', label: t('areas.actions.move'), onSelect: () => onMoveTo(area) }] : []),
    ...(area.code === ROOT_CODE ? [] : [{ id: 'copy', label: t('areas.copyCode'), icon: 'copy' as const, onSelect: () => onCopyCode(area) }]),
  ]
  return (
    <span className="dw-area-actions">
      {rights.mayAddChild && (
        <Button size="s" variant="quiet" onClick={() => onAddChild(area)}>
          {t('areas.actions.addChild')}
        </Button>
      )}
      {rights.mayEdit && (
        <Button size="s" variant="quiet" onClick={() => onEdit(area)}>
          {t('areas.actions.edit')}
        </Button>
      )}
      {rights.mayToggle && (
        <Button size="s" variant="quiet" onClick={() => onToggle(area)}>
          {t(area.isEnabled ? 'areas.actions.disable' : 'areas.actions.enable')}
        </Button>
      )}
      {rights.mayDelete && (
        <Button size="s" variant="quiet" onClick={() => onDelete(area)}>
          {t('areas.actions.delete')}
        </Button>
      )}
      {more.length > 0 && <Menu label={t('areas.actions.more', { name: area.name })} items={more} />}
    </span>
  )
}
