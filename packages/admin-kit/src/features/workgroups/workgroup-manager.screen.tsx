import { Skeleton } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { workgroupEditor } from './lazy-parts'
import { WorkgroupList } from './workgroup-list'
import { WorkgroupTexts } from './workgroup-texts'

export interface WorkgroupManagerProps extends ScreenProps {
  /** Called by 新增; without it the editor opens in place of the list. */
  onAdd?: () => void
  /** Called by 修改; without it the editor opens in place of the list. */
  onOpen?: (workgroupId: number) => void
}

function WorkgroupScreen({ onAdd, onOpen }: WorkgroupManagerProps) {
  const [edited, setEdited] = useState<{ id: number | null } | null>(null)
  const close = () => setEdited(null)
  if (edited) return <workgroupEditor.Part workgroupId={edited.id} onSaved={close} onClose={close} />
  return (
    <WorkgroupList onAdd={onAdd ?? (() => setEdited({ id: null }))} onOpen={onOpen ?? ((id) => setEdited({ id }))} />
  )
}

/** 工作组管理: groups of teachers with their leaders, members and terms (domain 1.4). */
export function WorkgroupManager({ handle, ...props }: WorkgroupManagerProps) {
  return (
    <Widget part="workgroup-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <WorkgroupTexts>
          <WorkgroupScreen {...props} />
        </WorkgroupTexts>
      </Suspense>
    </Widget>
  )
}
