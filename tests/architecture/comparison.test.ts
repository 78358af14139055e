import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/source-files'

interface Row {
  number: string
  here: string
  state: string
  shownBy: readonly string[]
}

const page = readFileSync(join(root, 'docs/embedding-comparison.md'), 'utf8')
const rows: Row[] = page.split('\n').flatMap((line) => {
  const [, number = '', , , here = '', state = '', shownBy = ''] = line.split('|').map((cell) => cell.trim())
  if (!/^\d+$/.test(number)) return []
  return [{ number, here, state, shownBy: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) }]
})
const inRows = (some: readonly Row[]) => some.map(({ number, state }) => `${number} ${state}`)

describe('the comparison with other embeddable screens', () => {
  it('has 75 rows in order', () => {
    expect(rows.map(({ number }) => Number(number))).toEqual(Array.from({ length: 75 }, (_, index) => index + 1))
  })

  it('claims nothing without a file that shows it', () => {
    expect(inRows(rows.filter(({ shownBy }) => shownBy.length === 0))).toEqual([])
    const missing = rows.flatMap(({ number, shownBy }) =>
      shownBy.filter((path) => !existsSync(join(root, path))).map((path) => `${number} ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('calls a row ahead, level, or behind with the reason', () => {
    const states = new RegExp('^(?:ahead|level(?: .*)?|level[:;] .+|behind(?: [a-z ]+)?: .+)$')
    const unclear = rows.filter(({ state }) => !states.test(state))
    expect(inRows(unclear)).toEqual([])
  })
})
