import { describe, expect, it } from 'vitest'
import { readContract } from './contract'
import { chosenOperations, questionsFor } from './plan'
import { questions, unasked } from './questions'

const { operations } = readContract
const allIds = operations.map(({ id }) => id)

describe('the plan', () => {
  it('asks every reading operation of the contract or says why not', () => {
    const asked = new Set(questions.map(({ operation }) => operation))
    expect(allIds.filter((id) => asked.has(id) === id in unasked)).toEqual([])
    expect([...asked, ...Object.keys(unasked)].filter((id) => !allIds.includes(id))).toEqual([])
  })

  it('learns every fact before it is needed', () => {
    const known = new Set<string>()
    for (const { operation, needs = [], learns = {} } of questions) {
      expect(
        needs.filter((fact) => !known.has(fact)),
        operation,
      ).toEqual([])
      for (const fact of Object.keys(learns)) known.add(fact)
    }
  })

  it('for one operation asks the ones before it that lead there', () => {
    const asked = questionsFor(questions, new Set(['getClasses'])).map(({ operation }) => operation)
    expect(asked).toEqual(['queryPageUserInfoList', 'getSchoolGrades', 'getClasses'])
  })

  it('takes a path for all operations under it', () => {
    const ids = chosenOperations(operations, ['/api/area']).map(({ id }) => id)
    expect(ids).toEqual(['getAllAreas', 'getAreaChildren', 'searchAreas', 'getAreaUsage'])
  })
})
