import { describe, expect, it } from 'vitest'
import { stagesOfGroup } from './group-stages'

const stages = ['1', '2', '3'].map((gardeId) => ({ gardeId, gardeName: `学段${gardeId}`, courses: [] }))
const idsOf = (gardeIds: string[] | undefined) =>
  stagesOfGroup(gardeIds && { gardeIds }, stages).map(({ gardeId }) => gardeId)

describe('the stages of a sign-up', () => {
  it('are those of the chosen group', () => expect(idsOf(['3', '2'])).toEqual(['2', '3']))
  it('are all stages where the group names none', () => expect(idsOf([])).toEqual(['1', '2', '3']))
  it('wait for a group', () => expect(idsOf(undefined)).toEqual([]))
})
