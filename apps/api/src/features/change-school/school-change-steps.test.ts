import { describe, expect, it } from 'vitest'
import { currentStep, isApproved, stepsOf } from './school-change-steps'

describe('the steps of a change of school', () => {
  it.each([
    ['submitted', false, 'out', false],
    ['out_agreed', false, 'in', false],
    ['in_agreed', false, null, true],
    ['in_agreed', true, 'authority', false],
    ['authority_agreed', true, null, true],
    ['effective', true, null, false],
    ['rejected', false, null, false],
    ['withdrawn', false, null, false],
  ] as const)('from %s, authority needed %s: %s', (state, needsAuthority, step, approved) => {
    expect(currentStep({ state, needsAuthority })).toBe(step)
    expect(isApproved({ state, needsAuthority })).toBe(approved)
  })

  it('are two within a county and three across counties', () => {
    expect(stepsOf({ needsAuthority: false, fromSchoolId: 1 })).toEqual(['out', 'in'])
    expect(stepsOf({ needsAuthority: true, fromSchoolId: 1 })).toEqual(['out', 'in', 'authority'])
    expect(stepsOf({ needsAuthority: false, fromSchoolId: null })).toEqual(['in'])
  })
})
