import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readContract } from './contract'
import { screenOperations } from './screens'

describe('what a widget needs', () => {
  const ids = new Set(readContract.operations.map(({ id }) => id))

  it.each(Object.entries(screenOperations))('%s reads operations of the contract, each once', (_, operations) => {
    expect(operations.filter((id) => !ids.has(id))).toEqual([])
    expect(operations).toHaveLength(new Set(operations).size)
  })

  it('is what the page for embedders says', () => {
    const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const rows = Object.entries(screenOperations).map(
      ([screen, operations]) => `| \`${screen}\` | ${operations.map((id) => `\`${id}\``).join(' ')} |`,
    )
    expect(rows.filter((row) => !page.includes(row))).toEqual([])
  })
})
