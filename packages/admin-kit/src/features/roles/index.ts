export { RoleEditor, type RoleEditorProps } from './role-editor.screen'
export { RoleManager, type RoleManagerProps } from './role-manager.screen'
