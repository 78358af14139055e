import { usePreferences } from '../../../preferences/preferences-context'
import type { StageSubjects } from '../../data/portal-reader'
import { useTermText } from '../metadata/metadata'
import { useQueryParam } from '../links/use-query-params'
import type { Filter } from './filter-form'

/** Returns filters by stage and subject: the subjects of the stage in the address, else of every stage. */
export function useSubjectFilters(stages: readonly StageSubjects[]): Filter[] {
  const { t } = usePreferences()
  const termText = useTermText()
  const chosen = useQueryParam('gardeId')
  const words: Record<string, string> = t.content.stages
  const stageName = ({ gardeId, gardeName }: StageSubjects) => words[gardeId] ?? gardeName
  const offered = stages.some(({ gardeId }) => gardeId === chosen)
    ? stages.filter(({ gardeId }) => gardeId === chosen)
    : stages
  const subjects = offered.flatMap((stage) =>
    stage.courses.map(({ courseId, courseName }) => ({
      value: courseId,
      label: offered.length === 1 ? termText(courseName) : `${stageName(stage)} ${termText(courseName)}`,
    })),
  )
  return [
    {
      name: 'gardeId',
      label: t.content.metadata.gardeId,
      options: stages.map((stage) => ({ value: stage.gardeId, label: stageName(stage) })),
    },
    { name: 'courseId', label: t.content.metadata.courseId, options: subjects },
  ]
}
