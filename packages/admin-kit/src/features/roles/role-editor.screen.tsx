import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { roleEditor } from './lazy-parts'
import type { RoleEditorPanelProps } from './role-editor'

export interface RoleEditorProps extends RoleEditorPanelProps, ScreenProps {}

/** 角色编辑 on its own: name, extension attribute, icon, menu permissions and sites (specification section 2). */
export function RoleEditor({ handle, ...props }: RoleEditorProps) {
  return (
    <Widget part="role-editor" handle={handle}>
      <roleEditor.Part key={props.roleId} {...props} />
    </Widget>
  )
}
