import { atAddress, atRecord } from '../../screens/screen-route'
import { WorkgroupEditor, WorkgroupManager } from '.'

const LIST = '/workgroup-management'
const backBy = (leave: () => void) => ({ onClose: leave, onSaved: leave })

export const workgroupManagement = atAddress(WorkgroupManager, (_query, go) => ({
  onAdd: () => go({ path: '/workgroup-add' }),
  onOpen: (workgroupId: number) => go({ path: '/workgroup-edit', query: { id: String(workgroupId) } }),
}))

export const workgroupAdd = atAddress(WorkgroupEditor, (_query, _go, leave) => ({
  workgroupId: null,
  ...backBy(() => leave(LIST)),
}))

export const workgroupEdit = atRecord(WorkgroupEditor, LIST, (workgroupId, leave) => ({
  workgroupId,
  ...backBy(leave),
}))
