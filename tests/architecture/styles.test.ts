import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files'

const sheets = ['packages/ui/src', 'packages/admin-kit/src'].flatMap((folder) => sourceFiles(folder, /\.css$/))
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '')

/** Selectors of a sheet, one by one; at-rules and keyframe steps left out. */
function selectorsOf(text: string): string[] {
  return [
    ...withoutComments(text)
      .replace(/@[a-z-]+[^{};]*\{/g, '@rule {')
      .matchAll(/([^{}]+)\{/g),
  ]
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && !selector.startsWith('@') && !/^(from|to|\d+%)$/.test(selector))
}

describe('the published sheets', () => {
  it('exist', () => {
    expect(sheets.length).toBeGreaterThan(10)
  })

  it.each(sheets.map(({ path, text }) => [path, text] as const))(
    '%s names no bare element, page root or universal selector',
    (_, text) => {
      const outside = selectorsOf(text).filter(
        (selector) => !/(\.dw-|\[data-doorway|:host|::part|\.rdp-)/.test(selector),
      )
      expect(outside).toEqual([])
    },
  )

  it.each(sheets.map(({ path, text }) => [path, text] as const))('%s forces nothing with !important', (_, text) => {
    expect(withoutComments(text)).not.toMatch(/!important/)
  })

  it.each(sheets.filter(({ path }) => !path.endsWith('tokens.css')).map(({ path, text }) => [path, text] as const))(
    '%s takes its colours from tokens',
    (_, text) => {
      expect(withoutComments(text).match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/gi) ?? []).toEqual([])
    },
  )

  it.each(sheets.map(({ path, text }) => [path, text] as const))(
    '%s turns round with the direction of writing',
    (_, text) => {
      const physical =
        /(?:^|[\s;{])((?:margin|padding|border)-(?:left|right)|left|right)\s*:|text-align:\s*(?:left|right)|float:/g
      expect([...withoutComments(text).matchAll(physical)].map(([found]) => found.trim())).toEqual([])
    },
  )
})

describe("the host's own sheets", () => {
  it('begin no rule with a class of the packages, which would restyle components on every later page', () => {
    const classOf = (selector: string) => /^\.dw-[a-z-]+/.exec(selector)?.[0] ?? ''
    const taken = new Set(sheets.flatMap(({ text }) => selectorsOf(text).map(classOf)))
    // The portal renders visually hidden text before any component's sheet is loaded.
    taken.delete('.dw-visually-hidden')
    const own = sourceFiles('apps/host/src', /\.css$/).flatMap(({ path, text }) =>
      selectorsOf(text).map((selector) => ({ path, selector })),
    )
    expect(own.filter(({ selector }) => taken.has(classOf(selector)) && classOf(selector) !== '')).toEqual([])
  })
})

/** Classes that the sheets of some folders speak of. */
function classesOf(folders: string[]): Set<string> {
  const found = folders.flatMap((folder) => sourceFiles(folder, /\.css$/))
  return new Set(found.flatMap(({ text }) => withoutComments(text).match(/\.dw-[a-z0-9-]+/g) ?? []))
}

describe('tokens that only a page declares', () => {
  it('have a value of their own where they are read', () => {
    const all = ['packages/ui/src', 'packages/admin-kit/src', 'apps/host/src'].flatMap((folder) =>
      sourceFiles(folder, /\.css$/),
    )
    const bare = /var\(--dw-(?:accent|radius|font|density)\)/
    expect(all.filter(({ text }) => bare.test(withoutComments(text))).map(({ path }) => path)).toEqual([])
  })
})

describe('the portal’s sheets', () => {
  it('share no class with the console’s, which come to a page once its reader signs in', () => {
    const portal = classesOf(['apps/host/src/portal', 'apps/host/src/bootstrap'])
    const consoles = classesOf(['packages/ui/src', 'packages/admin-kit/src', 'apps/host/src/console'])
    // Both hide words for the eye, in the same way.
    expect([...portal].filter((name) => consoles.has(name))).toEqual(['.dw-visually-hidden'])
  })
})
