import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attributesOf, valueOf } from '../elements/element-attributes'
import { screenDefinitions } from '../embed'
import { optionChoices, snippetsOf, type SnippetChoice, type SnippetKind } from './index'

const packages = join(import.meta.dirname, '../../..')
const choice: SnippetChoice = {
  baseUrl: 'https://api.example.edu',
  options: { locale: 'ko', theme: 'dark', accent: `url("it's")`, isElder: true, isReadOnly: false, density: undefined },
}
const textOf = (name: string, kind: SnippetKind) => {
  const screen = screenDefinitions.find((definition) => definition.name === name)
  return screen ? (snippetsOf(screen, choice).find((snippet) => snippet.kind === kind)?.text ?? '') : ''
}
const names = screenDefinitions.map(({ name }) => name)

/** The names that an entry of ours exports, out of its source. */
function exportsOf(entry: string): string {
  const [, folder = '', ...path] = entry.split('/')
  const { exports } = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'))
  const source: unknown = exports[path.length === 0 ? '.' : `./${path.join('/')}`]?.['doorway-source']
  const file = join(packages, folder, String(source))
  const text = readFileSync(file, 'utf8')
  const reexported = [...text.matchAll(/^export \* from '([^']+)'/gm)].map(([, from = '']) =>
    readFileSync(join(dirname(file), `${from}.ts`), 'utf8'),
  )
  return [text, ...reexported].join('\n')
}

describe('the lines to copy', () => {
  it.each(names)('for %s import what the packages export', (name) => {
    for (const kind of ['react', 'element', 'mount', 'vue'] as const) {
      const imports = [...textOf(name, kind).matchAll(/import \{ (\w+) \} from '(@doorway[^']+)'/g)]
      expect(imports.length, kind).toBeGreaterThan(0)
      for (const [, imported, entry = ''] of imports) expect(exportsOf(entry)).toMatch(new RegExp(`\\b${imported}\\b`))
    }
  })

  it.each(names)('for %s give the element attributes it reads', (name) => {
    const screen = screenDefinitions.find((definition) => definition.name === name)
    const known = screen ? attributesOf(screen) : new Map<string, never>()
    const html = textOf(name, 'script')
    const attributes = [...(/<doorway-\S+ ([^>]*)>/.exec(html)?.[1] ?? '').matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
    expect(attributes.map(([, attribute]) => attribute)).toEqual(['base-url', 'locale', 'theme', 'accent', 'elder'])
    for (const [, attribute = '', text = ''] of attributes) {
      const read = known.get(attribute)
      expect(read && valueOf(text, read.kind), attribute).toBeTruthy()
    }
  })

  it('write texts so that they end where they should', () => {
    expect(textOf('UserManager', 'script')).toContain('accent="url(&quot;it\'s&quot;)"')
    expect(textOf('UserManager', 'mount')).toContain(String.raw`accent: 'url("it\'s")'`)
    expect(textOf('UserManager', 'react')).toContain('isElder>')
    expect(textOf('UserManager', 'element')).toContain(String.raw`it\'s`)
  })

  it('offer the languages, themes and densities that widgets know', () => {
    expect(optionChoices.locale).toEqual(['zh', 'en', 'ja', 'ko', 'tw'])
    expect(optionChoices.theme).toEqual(['light', 'dark', 'high-contrast', 'auto'])
  })

  it('give the widget what the page adds, in every way', () => {
    const screen = screenDefinitions.find(({ name }) => name === 'UserManager')
    const extensions = '{\n  parts: { tree: false },\n}'
    const snippets = screen ? snippetsOf(screen, { baseUrl: 'https://api.example.edu', extensions }) : []
    const text = (kind: SnippetKind) => snippets.find((snippet) => snippet.kind === kind)?.text
    const declaration = 'const extensions = {\n  parts: { tree: false },\n}'
    expect(text('react')).toContain(`${declaration}\n\n<DoorwayProvider`)
    expect(text('react')).toContain('<UserManager {...extensions} />')
    expect(text('mount')).toContain(declaration)
    expect(text('mount')).toContain('\n  ...extensions,\n})')
    for (const kind of ['script', 'element'] as const)
      expect(text(kind)).toContain("Object.assign(document.querySelector('doorway-user-manager'), {")
    expect(text('vue')).toContain(declaration)
    expect(text('vue')).toContain(':ref="extend"')
  })
})
