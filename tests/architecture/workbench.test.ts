import loadPage from '@storybook/addon-docs/mdx-loader'
import { describe, expect, it } from 'vitest'
import storybook from '../../.storybook/main'
import { brandColours, brandTokens } from '../../.storybook/brand/theme'
import { guidance } from '../../.storybook/components/guidance'
import { toolbars } from '../../.storybook/toolbars'
import { screenDefinitions } from '../../packages/admin-kit/src/embed'
import { tokenThemes, tokenValue } from '../../packages/ui/src/story-support/token-sheet'
import { sourceFiles, type SourceFile } from '../support/source-files'

// Embedding, requirement 25. That the settings reach a screen is shown by foundation/toolbar.stories.tsx.
const pages = sourceFiles('.storybook', /\.mdx$/)

const ui = 'packages/ui/src'
const stories = sourceFiles(ui, /\.stories\.tsx$/).map(({ path }) => path)
const [index] = sourceFiles(ui, /^index\.ts$/)
/** Folders of the components that `@doorway/ui` exports. */
const componentFolders = [...(index?.text ?? '').matchAll(/^export \{(.*)\} from '\.\/([\w-]+)\//gm)].flatMap(
  ([, names = '', folder = '']) => (names.split(',').some((name) => /^[A-Z]/.test(name.trim())) ? [folder] : []),
)

/** The module that Storybook makes of a page of Markdown. */
function compilePage({ path, text }: SourceFile): Promise<string> {
  const docs = storybook.addons?.find((addon) => typeof addon === 'object' && addon.name === '@storybook/addon-docs')
  const options = typeof docs === 'object' ? docs.options?.['mdxPluginOptions'] : {}
  return new Promise((resolve, reject) => {
    const callback = (error: unknown, code = '') => (error instanceof Error ? reject(error) : resolve(code))
    void loadPage.call({ async: () => callback, getOptions: () => options, resourcePath: path }, text)
  })
}

/** What a page of a component shows. */
const sections = ['Code', 'Anatomy', "Do and don't", 'Keyboard', 'Props', 'Tokens used']
const componentPages = pages.filter(({ path }) => path.startsWith('.storybook/components/'))
const uiSources = sourceFiles(ui, /\.(css|tsx)$/)

describe('the pages of components', () => {
  it.each(componentPages)('$path has every section', ({ text }) => {
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(sections)
  })

  it.each(componentPages)('$path names classes that its components have', ({ text }) => {
    const folders = [...text.matchAll(/'(?:\.\.\/)+(packages\/ui\/src\/[\w-]+\/)[\w-]+\.css\?raw'/g)].map(
      ([, path = '']) => path,
    )
    const sources = uiSources.filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
    const known = new Set(
      sources.flatMap((source) => [...source.text.matchAll(/dw-[\w-]+/g)].map(([name]) => `.${name}`)),
    )
    const named = [...text.matchAll(/`(\.dw-[\w-]+)`/g)].map(([, name = '']) => name)
    expect(named).not.toEqual([])
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

/** Name of a story file without its ending. */
const baseOf = (path: string) => path.replace(/^.*\/|\.stories\.tsx$/g, '')

describe('the manual', () => {
  const storyFiles = sourceFiles(ui, /\.stories\.tsx$/)
  const made = storyFiles.filter(({ text }) => text.includes("tags: ['autodocs']"))
  const written = componentPages.map(({ path }) => path.replace(/^.*\/|\.mdx$/g, ''))

  it.each([...new Set(componentFolders)])('has a page of what ui/%s exports', (folder) => {
    const own = storyFiles.filter(({ path }) => path.startsWith(`${ui}/${folder}/`)).map(({ path }) => baseOf(path))
    const pagesOfFolder = own.filter((name) => written.includes(name) || made.some(({ path }) => baseOf(path) === name))
    expect(pagesOfFolder).not.toEqual([])
  })

  it('has do, don’t and keyboard for each page that Storybook makes, and for no other', () => {
    expect(Object.keys(guidance).toSorted()).toEqual(made.map(({ path }) => baseOf(path)).toSorted())
  })
})

describe("Storybook's own look", () => {
  it('has the colours of the light theme', () => {
    const { light } = tokenThemes(uiSources.find(({ path }) => path === `${ui}/tokens.css`)?.text ?? '')
    const tokens = Object.entries(brandTokens).map(([name, token]) => [name, tokenValue(light, token)])
    expect(brandColours).toEqual(Object.fromEntries(tokens))
  })
})

describe('the workbench', () => {
  it.each(pages.filter(({ text }) => text.includes('| --')))('renders the tables of $path', async (page) => {
    const code = await compilePage(page)
    expect(code).toContain('_components.table')
    expect(code).not.toContain('| --')
  })

  it('lets a reviewer set mount, theme, language, density, person and network', () => {
    const choices = Object.fromEntries(
      Object.entries(toolbars).map(([name, { toolbar }]) => [name, toolbar.items.length]),
    )
    for (const name of ['mount', 'theme', 'locale', 'density', 'person', 'condition']) {
      expect(choices[name], name).toBeGreaterThan(1)
    }
  })

  it.each(screenDefinitions.map(({ name }) => name))('has a page of %s with the lines to copy', (name) => {
    expect(pages.filter(({ text }) => text.includes(`<ScreenSnippets screen="${name}" />`))).toHaveLength(1)
  })

  it.each([...new Set(componentFolders)])('has a story of what ui/%s exports', (folder) => {
    expect(stories.filter((path) => path.startsWith(`${ui}/${folder}/`))).not.toEqual([])
  })
})
