// Derives from the screen definitions (`src/features/**/*.definition.ts`) everything that lists all screens: the registry of the
// console, elements, mounts, package entries, catalogues, the sheet and the Storybook pages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { embeddingPage } from './generate-docs'
import type { EmbeddableScreen, ScreenManifest } from './src/screens/screen-manifest'

const kit = fileURLToPath(new URL('.', import.meta.url))
// A screen's props are the union of all screens' props here; only their names are used.
type AnyProps = Record<string, never>

/** A screen with the names derived from the place of its definition. */
interface Screen extends ScreenManifest<AnyProps> {
  /** Name of the exported constant. */
  constant: string
  /** Path of the definition below `src`. */
  file: string
  feature: string
}

type EmbeddedScreen = Screen & { embed: EmbeddableScreen<AnyProps> }

const KIT = 'packages/admin-kit'
const NOTICE = 'Generated from the screen definitions by `npm run generate`.'

const files = readdirSync(`${kit}src`, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
/** Files below `src` whose path matches, in order. */
const filesOf = (pattern: RegExp) => files.filter((path) => pattern.test(path)).toSorted()
/** The languages that the kit has words of its own in. */
const locales = filesOf(/^i18n\/strings\/\w+\.ts$/).map((path) => path.replace(/^.*\/|\.ts$/g, ''))
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const literal = (value: unknown) =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"([A-Za-z]\w*)":/g, '$1:')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('"', "'")

/** Evaluates TypeScript modules that import nothing but data, and returns their exports by path. */
async function evaluate<Export>(paths: readonly string[]): Promise<[path: string, exports: Record<string, Export>][]> {
  const lines = paths.map((path, index) => `export * as module${index} from './src/${path}'`)
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: kit },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  })
  const code = outputFiles.map(({ text }) => text).join('')
  const modules: Record<string, Record<string, Export>> = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )
  return paths.map((path, index) => [path, modules[`module${index}`] ?? {}])
}

const sortedUnique = (texts: readonly string[]) => [...new Set(texts)].toSorted((one, other) => (one < other ? -1 : 1))

/** The feature that a file below `features` belongs to. */
function featureOf(path: string): string {
  const [, feature] = path.split('/')
  if (feature === undefined) throw new Error(`${path} is in no feature.`)
  return feature
}

/** Every screen with its definition, its feature and the codes of the features it includes. */
async function readScreens(): Promise<Screen[]> {
  const definitions = await evaluate<ScreenManifest<AnyProps>>(filesOf(/^features\/.+\.definition\.ts$/))
  const codeFiles = await evaluate<Record<string, string>>(filesOf(/^features\/[^/]+\/[^/]+\.codes\.ts$/))
  const codesOf = (feature: string) =>
    codeFiles
      .filter(([path]) => featureOf(path) === feature)
      .flatMap(([, exports]) => Object.values(exports).flatMap((codes) => Object.values(codes)))
  return definitions
    .flatMap(([file, exports]) =>
      Object.entries(exports).map(([constant, screen]) => ({
        ...screen,
        constant,
        file,
        feature: featureOf(file),
        codes: [...screen.codes, ...(screen.includes ?? []).flatMap(codesOf)],
      })),
    )
    .toSorted((one, other) => (one.embed?.position ?? 99) - (other.embed?.position ?? 99))
}

const lineOf = (text: string, { name, feature, entry, constant }: Screen) => {
  const values = new Map(Object.entries({ name, feature, entry, constant }))
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values.get(key)
    if (value === undefined) throw new Error(`A screen has no ${key}.`)
    return value
  })
}

const namesOf = (screens: readonly Screen[]) =>
  screens.flatMap(({ routes = [] }) =>
    routes.flatMap(({ builtInNames = [], componentNames = [] }) => [...builtInNames, ...componentNames]),
  )

function builtInScreens(screens: readonly Screen[]): string {
  const lines = screens.flatMap(({ feature, routes = [] }) =>
    routes.flatMap(({ component, builtInNames = [], componentNames = [] }) =>
      [...builtInNames, ...componentNames].map(
        (name) =>
          `  '${name}': () => import('../features/${feature}/${feature}.routes').then((routes) => routes.${component}),\n`,
      ),
    ),
  )
  return `// ${NOTICE}
import type { ScreenRegistry } from '../features/menu-router'

/** The kit's screens by built-in name (specification section 2). Each is a separate file, loaded when first opened. */
export const builtInScreens: ScreenRegistry = {
${lines.join('')}}

/** Names of the screens that need no other sheet than styles/base.css. */
export const baseSheetScreens: readonly string[] = ${literal(namesOf(screens.filter(({ isInBaseSheet }) => isInBaseSheet)))}
`
}

function screenPreloads(screens: readonly Screen[]): string {
  const preloads = screens.flatMap(({ feature, routes = [] }) =>
    routes.flatMap(({ builtInNames = [], componentNames = [], firstCalls = [] }) =>
      [...builtInNames, ...componentNames].map((name) => [
        name,
        {
          chunk: `${feature}-screens`,
          // The screen has its own texts requested as soon as it runs.
          texts: existsSync(`${kit}src/late-texts/${feature}`) ? feature : null,
          calls: firstCalls,
        },
      ]),
    ),
  )
  return `// ${NOTICE}
import type { ScreenPreload } from '../screens/console-preload'

/** What each screen starts with. */
export const screenPreloads: Readonly<Record<string, ScreenPreload>> = ${literal(Object.fromEntries(preloads))}
`
}

function screenDefinitions(embedded: readonly EmbeddedScreen[]): string {
  const imports = embedded.map((screen) =>
    lineOf("import type { {name}Props } from '../../features/{feature}'\n", screen),
  )
  const definitions = embedded.map((screen) => {
    const { name, title, codes, constant, feature } = screen
    const { tag, isForVisitors, part, parts, values, callbacks } = screen.embed
    const data = literal({ name, title, tag, isForVisitors, part, parts, codes, values, callbacks }).slice(0, -2)
    return `export const ${constant}: ScreenDefinition<${name}Props> = ${data},
  ...lazyScreen(async () => (await import('../../features/${feature}')).${name}),
}
`
  })
  return `// ${NOTICE}
import { lazyScreen, type AnyScreen, type ScreenDefinition } from '../screen-definition'
${imports.join('')}
${definitions.join('\n')}
/** Every screen that can be embedded in other pages. */
export const screenDefinitions: readonly AnyScreen[] = [${embedded.map(({ constant }) => constant).join(', ')}]
`
}

function addressMembers(embedded: readonly EmbeddedScreen[]): string {
  const known = embedded.flatMap(({ name, embed }) => (embed.address ? [[name, embed.address]] : []))
  return `// ${NOTICE}
import type { AddressValue } from '../../screens/screen-manifest'

/** Members of the addresses of screens, by the names of the screens. */
export const addressMembers: Readonly<Record<string, Readonly<Record<string, AddressValue>>>> = ${literal(Object.fromEntries(known))}
`
}

function mounts(embedded: readonly EmbeddedScreen[]): string {
  const lines = embedded.map((screen) =>
    lineOf(
      '/** Renders the screen {name} into an element of the page. */\nexport const mount{name} = mountOf(screens.{constant})\n',
      screen,
    ),
  )
  return `// ${NOTICE}
import { mountOf } from '../mount-in'
import * as screens from './screen-definitions'

${lines.join('')}`
}

function tagNames(embedded: readonly EmbeddedScreen[]): string {
  const imports = embedded.map((screen) =>
    lineOf("import type { {name}Props } from '../../features/{feature}'\n", screen),
  )
  const lines = embedded.map(({ name, embed }) => `  '${embed.tag}': ${name}Props\n`)
  return `// ${NOTICE}
${imports.join('')}
/** What the screen of each custom element takes, by the element's name. */
export interface DoorwayElementProps {
${lines.join('')}}
`
}

/** Folders with words: of features, and of what their forms share. */
const folders = filesOf(/^(?:features|forms)\/[^/]+\/strings\/zh\.ts$/).map((path) =>
  path.replace('/strings/zh.ts', ''),
)
const members = folders.map((folder) => `  ${camelCase(featureOf(folder))},\n`).join('')

/** The Chinese words that every screen starts with: of some features only those that others show, too. */
function firstCatalogue(): string {
  const imports = folders.map((folder) =>
    existsSync(`${kit}src/${folder}/strings/first.ts`)
      ? `import { zhFirst as ${camelCase(featureOf(folder))} } from '../../${folder}/strings/first'\n`
      : `import { zh as ${camelCase(featureOf(folder))} } from '../../${folder}/strings/zh'\n`,
  )
  return `// ${NOTICE}
import { zh as failure } from '@doorway/api-client/failure-messages/zh'
${imports.join('')}import { zh as kit } from '../strings/zh'

/** The Chinese words that every screen starts with. */
export const zhFirst = {
  kit: { ...kit, failure },
${members}} as const
`
}

function catalogue(locale: string): string {
  for (const folder of folders)
    if (!existsSync(`${kit}src/${folder}/strings/${locale}.ts`))
      throw new Error(
        `The feature ${featureOf(folder)} has no strings in ${locale}: add src/${folder}/strings/${locale}.ts.`,
      )
  const imports = folders.map(
    (folder) => `import { ${locale} as ${camelCase(featureOf(folder))} } from '../../${folder}/strings/${locale}'\n`,
  )
  return `// ${NOTICE}
import { ${locale} as failure } from '@doorway/api-client/failure-messages/${locale}'
${imports.join('')}import { ${locale} as kit } from '../strings/${locale}'

/** Every text of the kit in one language. */
export const ${locale} = {
  kit: { ...kit, failure },
${members}} as const
`
}

const sheets = filesOf(/^features\/[^/]+\/[^/.]+\.css$/)
const sheetImports = (paths: readonly string[]) => paths.map((path) => `@import './${path}';\n`).join('')

/** The one sheet of embedders, and the two that a host can load one after the other. */
function styles(screens: readonly Screen[]): Record<string, string> {
  const base = new Set(
    screens
      .filter(({ isInBaseSheet }) => isInBaseSheet)
      .flatMap(({ feature, includes = [] }) => [feature, ...includes]),
  )
  const isBase = (path: string) => base.has(featureOf(path))
  return {
    'styles.css': `/* ${NOTICE} */
/* Everything a page needs for the kit's screens: the components' sheet and the screens' own. */
@import '@doorway/ui/styles.css';
@import './provider/provider.css';
@import './filter-fold/filter-fold.css';
${sheetImports(sheets)}`,
    'styles.base.css': `/* ${NOTICE} */
/* The components without their tokens, and the screens that a console shows first. */
@import '@doorway/ui/components.css';
@import './provider/provider.css';
@import './filter-fold/filter-fold.css';
${sheetImports(sheets.filter(isBase))}`,
    'styles.screens.css': `/* ${NOTICE} */
/* The screens that are not in the base sheet. Linked after it. */
${sheetImports(sheets.filter((path) => !isBase(path)))}`,
  }
}

/** The package's manifest, with an entry for every one that the definitions name. */
function manifest(screens: readonly Screen[]): string {
  const text = readFileSync(new URL('package.json', import.meta.url), 'utf8')
  const manifestOf: { exports: Record<string, string | Record<string, string>> } = JSON.parse(text)
  const entries = new Map(screens.filter(({ entry }) => entry !== '.').map(({ entry, feature }) => [entry, feature]))
  const features = Object.fromEntries(
    [...entries].map(([entry, feature]) => [
      `./${entry}`,
      {
        'doorway-source': `./src/features/${feature}/index.ts`,
        types: `./dist/${entry}.d.ts`,
        import: `./dist/features/${feature}/index.js`,
      },
    ]),
  )
  const { '.': main, ...others } = manifestOf.exports
  const fixed = Object.entries(others).filter(
    ([, target]) => typeof target === 'string' || !target['doorway-source']?.startsWith('./src/features/'),
  )
  return `${JSON.stringify({ ...manifestOf, exports: { '.': main, ...features, ...Object.fromEntries(fixed) } }, null, 2)}\n`
}

function storybookPage({ name, feature, stories, embed }: EmbeddedScreen): string {
  const { heading, text, story } = embed.page
  return `import { Canvas, Meta } from '@storybook/addon-docs/blocks'
import * as stories from '../../${KIT}/src/features/${feature}/${stories}.stories'
import { ScreenSnippets } from './screen-snippets'

<Meta of={stories} name="On your page" />

# ${heading}

${text}

<ScreenSnippets screen="${name}" />

<Canvas of={stories.${story}} />

Its other stories show each state it can be in. Language, theme, density, mount, network and person are in the toolbar.
`
}

function snippetFacts(embedded: readonly EmbeddedScreen[]): string {
  const facts = embedded.map(({ name, entry, embed }) => [name, { entry, props: embed.snippetProps ?? [] }])
  return `// ${NOTICE}

/** What the copied React lines need in addition to the definition: the package entry, and props that have to be given. */
export const snippetFacts: Readonly<Record<string, { entry: string; props: readonly string[] }>> = ${literal(Object.fromEntries(facts))}
`
}

function manifestList(screens: readonly Screen[]): string {
  const imports = screens.map(
    ({ constant, file }) => `import { ${constant} } from '../../${file.replace(/\.ts$/, '')}'\n`,
  )
  const list = screens.map(({ constant, feature }) => `  { feature: '${feature}', ...${constant} },\n`)
  return `// ${NOTICE}
import type { ListedScreen } from '../listed-screen'
${imports.join('')}
/** The definitions of all screens, for tests and stories. */
export const screenManifests: readonly ListedScreen[] = [
${list.join('')}]

/** Every permission code of the kit's controls. */
export const permissionCodes = ${literal(sortedUnique(screens.flatMap(({ codes }) => codes)))}
`
}

function conformanceComponents(embedded: readonly EmbeddedScreen[]): string {
  const imports = embedded.map((screen) => lineOf("import { {name} } from '@doorway/admin-kit/{entry}'\n", screen))
  const lines = embedded.map(({ name }) => `  ${name},\n`)
  return `// ${NOTICE}
${imports.join('')}
/** The embeddable screens as React components. */
export const components = {
${lines.join('')}}

/** Props with which the demo server has data. */
export const samples = ${literal(Object.fromEntries(embedded.map(({ name, embed }) => [name, embed.sample ?? {}])))}
`
}

/** The files derived from the definitions, as text by path from the root of the repository. */
export async function generatedScreens(): Promise<Record<string, string>> {
  const screens = await readScreens()
  const embedded = screens.filter((screen): screen is EmbeddedScreen => screen.embed !== undefined)
  const source = `${KIT}/src`
  return {
    [`${source}/generated/built-in-screens.ts`]: builtInScreens(screens),
    [`${source}/generated/screen-preloads.ts`]: screenPreloads(screens),
    [`${source}/embed/generated/screen-definitions.ts`]: screenDefinitions(embedded),
    [`${source}/embed/generated/address-members.ts`]: addressMembers(embedded),
    [`${source}/embed/generated/mounts.ts`]: mounts(embedded),
    [`${source}/elements/generated/tag-names.ts`]: tagNames(embedded),
    [`${source}/snippets/generated/snippet-facts.ts`]: snippetFacts(embedded),
    [`${source}/testing/generated/screen-manifests.ts`]: manifestList(screens),
    [`${KIT}/package.json`]: manifest(screens),
    'docs/embedding.md': embeddingPage(embedded),
    'tests/conformance/generated/components.ts': conformanceComponents(embedded),
    ...Object.fromEntries(Object.entries(styles(screens)).map(([name, text]) => [`${source}/${name}`, text])),
    [`${source}/i18n/catalogues/zh-first.ts`]: firstCatalogue(),
    ...Object.fromEntries(locales.map((locale) => [`${source}/i18n/catalogues/${locale}.ts`, catalogue(locale)])),
    ...Object.fromEntries(
      embedded.map((screen) => [`.storybook/screens/${screen.embed.part}.mdx`, storybookPage(screen)]),
    ),
  }
}
