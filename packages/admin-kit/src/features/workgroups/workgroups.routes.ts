import { atAddress, type Go } from '../../screens/screen-route'
import { WorkgroupEditor, WorkgroupManager } from '.'

const LIST = { path: '/workgroup-management' }
const backToList = (go: Go) => ({ onClose: () => go(LIST), onSaved: () => go(LIST) })

export const workgroupManagement = atAddress(WorkgroupManager, (_query, go) => ({
  onAdd: () => go({ path: '/workgroup-add' }),
  onOpen: (workgroupId: number) => go({ path: '/workgroup-edit', query: { id: String(workgroupId) } }),
}))

export const workgroupAdd = atAddress(WorkgroupEditor, (_query, go) => ({ workgroupId: null, ...backToList(go) }))

export const workgroupEdit = atAddress(WorkgroupEditor, ({ id }, go) => ({
  workgroupId: Number(id),
  ...backToList(go),
}))
