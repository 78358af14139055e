import { describe, expect, it } from 'vitest'
import { calculationOf, shortened } from './calculation'

const marks = (...totals: number[]) => totals.map((total, at) => ({ id: at + 1, total: `${total}.000000` }))

describe('a calculation', () => {
  it('says how each mark was used', () => {
    const steps = [
      { kind: 'marks', marks: marks(94, 91, 93, 96, 90) },
      { kind: 'divergence', range: '6.000000', threshold: '15', needsArbitration: false },
      { kind: 'drop', high: [4], low: [5], isSkipped: false },
      { kind: 'score', method: 'mean', marks: [1, 2, 3], score: '92.666667', shown: '92.67' },
    ]
    const calculation = calculationOf(JSON.stringify(steps))
    expect(calculation?.marks.map(({ total, use }) => `${total} ${use}`)).toEqual([
      '94 used',
      '91 used',
      '93 used',
      '96 droppedHigh',
      '90 droppedLow',
    ])
    expect(calculation).toMatchObject({ range: '6', isDivergent: false, median: null, score: '92.666667' })
  })

  it('shows the arbitration mark and the one that it removed', () => {
    const steps = [
      { kind: 'marks', marks: marks(78, 96, 84) },
      { kind: 'divergence', range: '18.000000', threshold: '15', needsArbitration: true },
      { kind: 'arbitration', added: [{ id: 9, total: '84.000000' }], removed: 2, median: '84.000000' },
      { kind: 'drop', high: [], low: [], isSkipped: true },
      { kind: 'score', method: 'mean', marks: [1, 3, 9], score: '82.000000', shown: '82.00' },
    ]
    const calculation = calculationOf(JSON.stringify(steps))
    expect(calculation?.marks.map(({ use, isArbitration }) => [use, isArbitration])).toEqual([
      ['used', false],
      ['removed', false],
      ['used', false],
      ['used', true],
    ])
    expect(calculation).toMatchObject({ isDivergent: true, median: '84', isDropSkipped: true })
  })

  it('shows what marks became on one scale, and that they could not be normalised', () => {
    const stepsWith = (normalised: object[], method: string) => [
      { kind: 'marks', marks: marks(60, 80) },
      { kind: 'divergence', range: '20.000000', threshold: '100', needsArbitration: false },
      { kind: 'drop', high: [], low: [], isSkipped: false },
      { kind: 'normalise', marks: normalised },
      { kind: 'score', method, marks: [1, 2], score: '60.197222', shown: '60.20' },
    ]
    const both = [
      { id: 1, normalised: '60.197222' },
      { id: 2, normalised: '60.197222' },
    ]
    expect(calculationOf(JSON.stringify(stepsWith(both, 'normalised')))).toMatchObject({
      method: 'normalised',
      isNotNormalised: false,
      normalised: [
        { no: 1, total: '60', normalised: '60.197222' },
        { no: 2, total: '80', normalised: '60.197222' },
      ],
    })
    const without = calculationOf(JSON.stringify(stepsWith([], 'mean')))
    expect(without).toMatchObject({ method: 'mean', isNotNormalised: true, normalised: [] })
  })

  it('has the rounds before this one with their own calculations, and the score of all', () => {
    const steps = [
      { kind: 'marks', marks: marks(88, 89) },
      { kind: 'divergence', range: '1.000000', threshold: '15', needsArbitration: false },
      { kind: 'drop', high: [], low: [], isSkipped: false },
      { kind: 'score', method: 'mean', marks: [1, 2], score: '88.500000', shown: '88.50' },
    ]
    const earlier = [{ name: '初评', weight: '0.3', score: '88.500000', steps }]
    const rounds = { kind: 'rounds', weight: '0.7', earlier, score: '88.500000', shown: '88.50' }
    const calculation = calculationOf(JSON.stringify([...steps, rounds]))
    expect(calculation?.rounds?.earlier[0]).toMatchObject({ name: '初评', calculation: { score: '88.500000' } })
    expect(calculation).toMatchObject({ score: '88.500000', shown: '88.50', rounds: { weight: '0.7' } })
  })

  it('is absent where no steps are stored', () => {
    expect(calculationOf('[]')).toBeNull()
  })

  it('has decimals without zeros at their end', () => {
    expect(['91.500000', '90.000000', '100', '83.833333'].map(shortened)).toEqual(['91.5', '90', '100', '83.833333'])
  })
})
