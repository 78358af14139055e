import { ApiError } from '@doorway/api-client'
import { useTranslate } from '../../context/use-translate'
import { conflictView, type FormConflict, valueOf } from '../../forms/conflict/conflict-view'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { useStageOptions } from '../stage-options'
import { readStoredGroup, type WorkgroupFormValues } from './workgroup-form'
import { type WorkgroupDetail, workgroupKinds } from './workgroup-types'

export interface WorkgroupConflictProps {
  /** The group as the form was opened with it. */
  group: WorkgroupDetail | null
  conflict: FormConflict<WorkgroupFormValues> | null
  failure: unknown
  onOverwrite: () => void
}

/** The values of the form next to those that were saved in between. */
export function WorkgroupConflict({ group, conflict, failure, onOverwrite }: WorkgroupConflictProps) {
  const t = useTranslate()
  const { data: stages = [] } = useStageOptions()
  const stored = failure instanceof ApiError ? readStoredGroup(failure.current) : null
  const known = [group, stored]
  const labels = {
    name: t('workgroups.field.name'),
    kind: t('workgroups.field.kind'),
    orgId: t('workgroups.field.org'),
    areaCode: t('workgroups.field.area'),
    gardeId: t('workgroups.field.stage'),
    courseId: t('workgroups.field.subject'),
    summary: t('workgroups.field.summary'),
    validFrom: t('workgroups.field.from'),
    validTo: t('workgroups.field.to'),
    isPublic: t('workgroups.field.public'),
    members: t('workgroups.members.list'),
  }
  const describe = (field: keyof WorkgroupFormValues, values: WorkgroupFormValues) => {
    const stage = stages.find(({ code }) => code === values.gardeId)
    const kind = workgroupKinds.find((one) => one === values.kind)
    switch (field) {
      case 'kind':
        return kind ? t(`workgroups.kind.${kind}`) : ''
      case 'orgId':
        return known.find((one) => one?.orgId === values.orgId)?.orgName ?? valueOf(values.orgId)
      case 'areaCode':
        return known.find((one) => one?.areaCode === values.areaCode)?.areaName ?? values.areaCode
      case 'gardeId':
        return stage?.name ?? values.gardeId
      case 'courseId':
        return stage?.subjects.find(({ code }) => code === values.courseId)?.name ?? values.courseId
      case 'members':
        return values.members.map(({ name, role }) => `${name} (${t(`workgroups.role.${role}`)})`).join(', ')
      default:
        return valueOf(values[field])
    }
  }
  const view = conflictView(conflict, { labels, describe })
  return <RecordConflict view={view} onOverwrite={onOverwrite} />
}
