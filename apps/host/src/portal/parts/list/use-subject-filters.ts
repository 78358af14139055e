import { usePreferences } from '../../../preferences/preferences-context'
import type { StageSubjects } from '../../data/portal-reader'
import { useQueryParam } from '../links/use-query-params'
import type { Filter } from './filter-form'

/** Returns filters by stage and subject: the subjects of the stage in the address, else of every stage. */
export function useSubjectFilters(stages: readonly StageSubjects[]): Filter[] {
  const { t } = usePreferences()
  const chosen = useQueryParam('gardeId')
  const words: Record<string, string> = t.stages
  const stageName = ({ gardeId, gardeName }: StageSubjects) => words[gardeId] ?? gardeName
  const offered = stages.some(({ gardeId }) => gardeId === chosen)
    ? stages.filter(({ gardeId }) => gardeId === chosen)
    : stages
  const subjects = offered.flatMap((stage) =>
    stage.courses.map(({ courseId, courseName }) => ({
      value: courseId,
      label: offered.length === 1 ? courseName : `${stageName(stage)} ${courseName}`,
    })),
  )
  return [
    {
      name: 'gardeId',
      label: t.metadata.gardeId,
      options: stages.map((stage) => ({ value: stage.gardeId, label: stageName(stage) })),
    },
    { name: 'courseId', label: t.metadata.courseId, options: subjects },
  ]
}
