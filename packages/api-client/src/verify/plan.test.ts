import { describe, expect, it } from 'vitest'
import { readContract } from './contract'
import { chosenOperations, probesFor } from './plan'
import { probes, skippedOperations } from './probes'

const { operations } = readContract
const allIds = operations.map(({ id }) => id)

describe('the plan', () => {
  it('asks every reading operation of the contract or says why not', () => {
    const requested = new Set(probes.map(({ operation }) => operation))
    expect(allIds.filter((id) => requested.has(id) === id in skippedOperations)).toEqual([])
    expect([...requested, ...Object.keys(skippedOperations)].filter((id) => !allIds.includes(id))).toEqual([])
  })

  it('learns every fact before it is needed', () => {
    const known = new Set<string>()
    for (const { operation, needs = [], learns = {} } of probes) {
      expect(
        needs.filter((fact) => !known.has(fact)),
        operation,
      ).toEqual([])
      for (const fact of Object.keys(learns)) known.add(fact)
    }
  })

  it('for one operation asks the ones before it that lead there', () => {
    const requested = probesFor(probes, new Set(['getClasses'])).map(({ operation }) => operation)
    expect(requested).toEqual(['queryPageUserInfoList', 'getSchoolGrades', 'getClasses'])
  })

  it('takes a path for all operations under it', () => {
    const ids = chosenOperations(operations, ['/api/area']).map(({ id }) => id)
    expect(ids).toEqual(['getAllAreas', 'getAreaChildren', 'searchAreas', 'getAreaUsage'])
  })
})
