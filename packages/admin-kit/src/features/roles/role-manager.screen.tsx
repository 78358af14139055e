import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { roleEditor } from './lazy-parts'
import { RoleList } from './role-list'

export interface RoleManagerProps extends ScreenProps {
  /** Opens the form for a new role elsewhere; without it the form takes the list's place. */
  onAdd?: () => void
  /** Opens a role elsewhere; without it its form takes the list's place. */
  onOpen?: (roleId: number) => void
}

const NEW = 'new'

function RoleScreen({ onAdd, onOpen }: RoleManagerProps) {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const role = query['role']
  const open = (value: string | null) => navigate({ query: { role: value } })
  if (role === undefined) {
    return <RoleList onAdd={onAdd ?? (() => open(NEW))} onOpen={onOpen ?? ((id) => open(String(id)))} />
  }
  const back = () => open(null)
  return <roleEditor.Part key={role} roleId={role === NEW ? null : Number(role)} onSaved={back} onClose={back} />
}

/** 角色管理: the role list, and its editor in place unless the host shows it elsewhere (specification section 2). */
export function RoleManager({ handle, ...props }: RoleManagerProps) {
  return (
    <Widget part="role-manager" handle={handle}>
      <RoleScreen {...props} />
    </Widget>
  )
}
