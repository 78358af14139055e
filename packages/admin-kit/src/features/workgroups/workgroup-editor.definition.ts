import type { ScreenManifest } from '../../screens/screen-manifest'
import type { WorkgroupEditorProps } from '.'
import { workgroupCodes } from './workgroups.codes'

/** 修改工作组; without a group it adds one. */
export const workgroupEditor: ScreenManifest<WorkgroupEditorProps> = {
  name: 'WorkgroupEditor',
  title: 'workgroups.editTitle',
  entry: 'workgroup-manager',
  codes: [workgroupCodes.add, workgroupCodes.edit, workgroupCodes.members],
  routes: [
    { component: 'workgroupAdd', builtInNames: ['workgroup-add'] },
    { component: 'workgroupEdit', builtInNames: ['workgroup-edit'] },
  ],
  embed: {
    position: 19,
    tag: 'doorway-workgroup-editor',
    part: 'workgroup-editor',
    parts: ['dialog', 'form', 'header', 'pagination', 'table', 'toast'],
    values: { workgroupId: 'number' },
    callbacks: { onSaved: 'event', onClose: 'event' },
    sample: { workgroupId: 1 },
    snippetProps: ['onSaved={leave}', 'onClose={leave}'],
    sizes: { first: 36, all: 113, published: 36 },
    demo: { address: '/workgroup-edit?id=1', shows: { role: 'button', name: '选择成员' } },
    page: {
      heading: 'Workgroup editor',
      text: 'One workgroup: what it is, how long it lasts, and who belongs to it. Without a group it adds one.',
      story: 'Filled',
    },
  },
  stories: 'workgroup-editor',
  withoutStates: { 'many rows': 'a group has a few dozen members, and the picker shows pages' },
}
