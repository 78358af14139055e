export { WorkgroupEditor, type WorkgroupEditorProps } from './workgroup-editor.screen'
export { WorkgroupManager, type WorkgroupManagerProps } from './workgroup-manager.screen'
