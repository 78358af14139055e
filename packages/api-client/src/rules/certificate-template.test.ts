import { describe, expect, it } from 'vitest'
import { certificateSheet } from './certificate-sheet'
import {
  brokenCertificate,
  defaultCertificate,
  defaultNumberRule,
  fillCertificate,
  numberIn,
  seriesOf,
} from './certificate-template'

const draft = { ...defaultCertificate, name: '微课大赛', numberRule: defaultNumberRule }
const faultsOf = (change: Partial<typeof draft>) =>
  brokenCertificate({ ...draft, ...change }).map(({ field, fault, name }) => [field, fault, ...(name ? [name] : [])])

describe('the template of a certificate', () => {
  it.each([
    [{}, []],
    [{ issuer: '' }, []],
    [{ numberRule: '{code}{year}{seq:4}' }, []],
    [{ name: ' ' }, [['name', 'required']]],
    [{ body: '' }, [['body', 'required']]],
    [{ body: '授予{award}。' }, [['body', 'noHolder']]],
    [{ body: '{holder}获{prize}' }, [['body', 'unknownField', 'prize']]],
    [{ title: '{}' }, [['title', 'unknownField']]],
    [{ body: `{holder}${'字'.repeat(600)}` }, [['body', 'tooLong']]],
    [{ numberRule: '{code}{year}' }, [['numberRule', 'noSequence']]],
    [{ numberRule: '{seq:4}{seq:4}' }, [['numberRule', 'noSequence']]],
    [{ numberRule: '{seq:2}' }, [['numberRule', 'noSequence']]],
    [{ numberRule: '{month}{seq:4}' }, [['numberRule', 'unknownField', 'month']]],
    [{ numberRule: `{code}{year}${'号'.repeat(10)}{seq:4}` }, [['numberRule', 'longNumber']]],
  ])('%j has the faults %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults)
  })

  it('fills its fields and leaves other braces alone', () => {
    const values = {
      holder: '林砚秋',
      work: 'a',
      award: '一等奖',
      competition: 'c',
      group: 'g',
      school: 's',
      date: 'd',
      no: 'n',
    }
    expect(fillCertificate('{holder}荣获{award}{x}', values)).toBe('林砚秋荣获一等奖{x}')
  })

  it('numbers in series, longer than the rule when the sequence is', () => {
    const series = seriesOf('{code}{year}{seq:4}号', { code: '微', year: 2026 })
    expect(series && [numberIn(series, 7), numberIn(series, 12_345)]).toEqual(['微20260007号', '微202612345号'])
    expect(seriesOf('{code}', { code: '', year: 2026 })).toBeUndefined()
  })
})

describe('the sheet of a certificate', () => {
  it('has long texts in smaller letters that fit', () => {
    const [short, long] = [certificateSheet('portrait', '短'), certificateSheet('portrait', '长'.repeat(600))]
    expect(short.body.size).toBe(22)
    expect(long.body.size).toBeLessThan(16)
    const perLine = Math.floor(long.body.width / long.body.size)
    expect(Math.ceil(602.6 / perLine) * long.body.size * long.body.lineHeight).toBeLessThanOrEqual(long.body.height)
  })
})
