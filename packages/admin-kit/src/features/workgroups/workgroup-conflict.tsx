import { ApiError } from '@doorway/api-client'
import { useTranslate } from '../../context/use-translate'
import type { FormConflict } from '../../forms/conflict/conflict-view'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { useStageOptions } from '../stage-options'
import { readStoredGroup, type WorkgroupFormValues } from './workgroup-form'
import { type WorkgroupDetail, workgroupKinds } from './workgroup-types'

/** What the fields are called in a comparison. */
const conflictLabels = {
  name: 'workgroups.field.name',
  kind: 'workgroups.field.kind',
  orgId: 'workgroups.field.org',
  areaCode: 'workgroups.field.area',
  gardeId: 'workgroups.field.stage',
  courseId: 'workgroups.field.subject',
  summary: 'workgroups.field.summary',
  validFrom: 'workgroups.field.from',
  validTo: 'workgroups.field.to',
  isPublic: 'workgroups.field.public',
  members: 'workgroups.members.list',
} as const

export interface WorkgroupConflictProps {
  /** The group as the form was opened with it. */
  group: WorkgroupDetail | null
  conflict: FormConflict<WorkgroupFormValues>
  failure: unknown
  onOverwrite: () => void
}

/** The values of the form next to those that were saved in between. */
export function WorkgroupConflict({ group, conflict, failure, onOverwrite }: WorkgroupConflictProps) {
  const t = useTranslate()
  const { data: stages = [] } = useStageOptions()
  const stored = failure instanceof ApiError ? readStoredGroup(failure.current) : null
  const known = [group, stored]
  const describe = (field: keyof WorkgroupFormValues, values: WorkgroupFormValues) => {
    const stage = stages.find(({ code }) => code === values.gardeId)
    const kind = workgroupKinds.find((one) => one === values.kind)
    switch (field) {
      case 'kind':
        return kind ? t(`workgroups.kind.${kind}`) : ''
      case 'orgId':
        return known.find((one) => one?.orgId === values.orgId)?.orgName ?? values.orgId
      case 'areaCode':
        return known.find((one) => one?.areaCode === values.areaCode)?.areaName ?? values.areaCode
      case 'gardeId':
        return stage?.name ?? values.gardeId
      case 'courseId':
        return stage?.subjects.find(({ code }) => code === values.courseId)?.name ?? values.courseId
      case 'members':
        return values.members.map(({ name, role }) => `${name} (${t(`workgroups.role.${role}`)})`).join(', ')
      default:
        return values[field]
    }
  }
  return <RecordConflict conflict={conflict} onOverwrite={onOverwrite} labels={conflictLabels} describe={describe} />
}
