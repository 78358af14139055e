import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/source-files'

interface Sheet {
  path: string
  classes: Set<string>
}

/** The sheets that a sheet is made of, in their order. */
function sheetsOf(path: string): Sheet[] {
  const text = readFileSync(join(root, path), 'utf8')
  const parts = [...text.matchAll(/^@import '(\.\/.*|@doorway\/ui\/.*)';$/gm)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return sheetsOf(join(path, '..', name))
    return sheetsOf(name.replace('@doorway/ui/', 'packages/ui/src/'))
  })
  return parts.length > 0 ? parts : [{ path, classes: new Set(text.match(/\.dw-[\w-]+/g)) }]
}

describe('the sheet of the screens that a console does not show first', () => {
  const all = sheetsOf('packages/admin-kit/src/styles.css')
  const base = new Set(sheetsOf('packages/admin-kit/src/styles.base.css').map(({ path }) => path))
  const late = all.filter(({ path }) => !base.has(path) && !path.endsWith('tokens.css'))

  it('holds every sheet that is not in the base sheet', () => {
    const inSheet = sheetsOf('packages/admin-kit/src/styles.screens.css').map(({ path }) => path)
    expect(inSheet).toEqual(late.map(({ path }) => path))
    expect(inSheet.length).toBeGreaterThan(2)
  })

  it('can come after the base sheet: no sheet of that overrides one of its classes in the one sheet of all', () => {
    const overridden = late.flatMap(({ path, classes }) =>
      all
        .slice(all.findIndex((sheet) => sheet.path === path) + 1)
        .filter((later) => base.has(later.path))
        .flatMap((later) =>
          [...classes].filter((name) => later.classes.has(name)).map((name) => `${path} ${name} ${later.path}`),
        ),
    )
    expect(overridden).toEqual([])
  })
})
