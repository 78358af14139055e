import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lateImport } from '../../apps/host/late-sheets'
import { root } from '../support/source-files'

interface Sheet {
  path: string
  isLate: boolean
  classes: Set<string>
}

/** The sheets of a package's one sheet, in their order. */
function sheetsOf(folder: string): Sheet[] {
  const lines = readFileSync(join(root, folder, 'styles.css'), 'utf8').match(/^@import '\.\/.*\n/gm) ?? []
  return lines.map((line) => {
    const path = join(folder, /'(.*)'/.exec(line)?.[1] ?? '')
    const classes = readFileSync(join(root, path), 'utf8').match(/\.dw-[\w-]+/g)
    return { path, isLate: line.replaceAll(lateImport, '') === '', classes: new Set(classes) }
  })
}

describe('the sheets that come late in our own host', () => {
  const sheets = [...sheetsOf('packages/ui/src'), ...sheetsOf('packages/admin-kit/src')]
  const late = sheets.filter(({ isLate }) => isLate)

  it('are found', () => {
    expect(late.length).toBeGreaterThan(15)
    expect(late.length).toBeLessThan(sheets.length / 2)
  })

  it('were the last word on their classes before, as they are then', () => {
    const overridden = late.flatMap(({ path, classes }) =>
      sheets
        .slice(sheets.findIndex((sheet) => sheet.path === path) + 1)
        .filter(({ isLate }) => !isLate)
        .flatMap((later) =>
          [...classes].filter((name) => later.classes.has(name)).map((name) => `${path} ${name} ${later.path}`),
        ),
    )
    expect(overridden).toEqual([])
  })
})
