import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { workgroupEditor } from './lazy-parts'
import type { WorkgroupEditorPanelProps } from './workgroup-editor'
import { WorkgroupTexts } from './workgroup-texts'

/** Without a group it adds one. */
export interface WorkgroupEditorProps extends Partial<WorkgroupEditorPanelProps>, ScreenProps {}

const ignore = () => undefined

/** 新增工作组 and 修改工作组 on their own: fields, term and members of one group (domain 1.4). */
export function WorkgroupEditor(props: WorkgroupEditorProps) {
  const { handle, workgroupId = null, onSaved = ignore, onClose = ignore } = props
  return (
    <Widget part="workgroup-editor" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <WorkgroupTexts>
          <workgroupEditor.Part key={workgroupId} workgroupId={workgroupId} onSaved={onSaved} onClose={onClose} />
        </WorkgroupTexts>
      </Suspense>
    </Widget>
  )
}
