import type { CompetitionDetail, StageSubjects } from '../../../data/portal-reader'

/** Stages that an entry of a group may have: those of the group, or all where it names none. Without a group none. */
export function stagesOfGroup(
  group: Pick<CompetitionDetail['groups'][number], 'gardeIds'> | undefined,
  stages: readonly StageSubjects[],
): readonly StageSubjects[] {
  if (!group) return []
  if (group.gardeIds.length === 0) return stages
  return stages.filter(({ gardeId }) => group.gardeIds.includes(gardeId))
}
