import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { roleEditor } from './lazy-parts'
import type { RoleEditorPanelProps } from './role-editor'

/** Without a role it adds one. */
export interface RoleEditorProps extends Partial<RoleEditorPanelProps>, ScreenProps {}

const ignore = () => undefined

/** 角色编辑 on its own: name, extension attribute, icon, menu permissions and sites (specification section 2). */
export function RoleEditor({ handle, roleId = null, onSaved = ignore, onClose = ignore }: RoleEditorProps) {
  return (
    <Widget part="role-editor" handle={handle}>
      <roleEditor.Part key={roleId} roleId={roleId} onSaved={onSaved} onClose={onClose} />
    </Widget>
  )
}
