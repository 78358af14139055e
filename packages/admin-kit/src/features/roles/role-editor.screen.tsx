import { Widget } from '../../provider/widget'
import { RoleEditorPanel, type RoleEditorPanelProps } from './role-editor'

export type RoleEditorProps = RoleEditorPanelProps

/** 角色编辑 on its own: name, extension attribute, icon, menu permissions and sites (specification section 2). */
export function RoleEditor(props: RoleEditorProps) {
  return (
    <Widget part="role-editor">
      <RoleEditorPanel key={props.roleId} {...props} />
    </Widget>
  )
}
