import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales } from '../../packages/api-client/src/rules/locales'
import { root } from '../support/source-files'

// Follows "A new admin screen" of CONTRIBUTING.md in a copy of the kit: writes a folder, generates, and finds the screen
// everywhere. Without the folder the same command writes what is committed.

const copy = join(root, '.cache/new-screen')
const kit = join(copy, 'packages/admin-kit')
const feature = join(kit, 'src/features/samples')

const strings = (locale: string, title: string) =>
  locale === 'zh'
    ? `export const zh = { title: '${title}' } as const\n`
    : `import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ${locale} = { title: '${title}' } satisfies Shape<typeof zh>
`

/** The whole screen: nothing outside its folder is written by hand. */
const screenFiles = {
  'sample-list.definition.ts': `import { oneRecord, type ScreenManifest } from '../../screens/screen-manifest'
import type { SampleListProps } from '.'
import { sampleCodes } from './samples.codes'

/** 样本. */
export const sampleList: ScreenManifest<SampleListProps> = {
  name: 'SampleList',
  title: 'samples.title',
  entry: 'sample-list',
  codes: Object.values(sampleCodes),
  routes: [{ component: 'sampleAddress', builtInNames: ['sample-list'] }],
  embed: {
    position: 99,
    tag: 'doorway-sample-list',
    part: 'sample-list',
    parts: ['card', 'header', 'sample-list', 'toast'],
    values: { height: 'number' },
    callbacks: { onOpen: 'event' },
    sizes: { first: 45, all: 50, published: 5 },
    demo: { address: '/sample-list', shows: { role: 'group', name: '样本' } },
    page: { heading: 'Samples', text: 'A list of samples.', story: 'Filled' },
  },
  stories: 'sample-list',
  withoutStates: oneRecord,
}
`,
  'sample-list.screen.tsx': `import { Button, Card, PageHeader } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { usePermission } from '../../session/use-session'
import { sampleCodes } from './samples.codes'
import { useSamples } from './samples.queries'

export interface SampleListProps extends ScreenProps {
  /** Height of the list in px. */
  height?: number
  onOpen?: (code: string) => void
}

function Samples({ height, onOpen }: SampleListProps) {
  const t = useTranslate()
  const samples = useSamples()
  const canAdd = usePermission(sampleCodes.add)
  return (
    <Card className="dw-sample-list">
      <PageHeader title={t('samples.title')} />
      <ul style={{ blockSize: height }}>
        {samples.data?.map(({ code, name }) => (
          <li key={code}>
            <Button disabled={!canAdd} onClick={() => onOpen?.(code)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The samples. */
export function SampleList({ handle, ...props }: SampleListProps) {
  return (
    <Widget part="sample-list" handle={handle}>
      <Samples {...props} />
    </Widget>
  )
}
`,
  'samples.queries.ts': `import { areaEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'

/** The samples. */
export function useSamples() {
  const areas = useApi().endpoints(areaEndpoints)
  return useQuery({ queryKey: ['samples'], queryFn: ({ signal }) => areas.listChildren('0', signal) })
}
`,
  'samples.routes.ts': "export { SampleList as sampleAddress } from '.'\n",
  'samples.codes.ts':
    "/** Permission codes of the samples. */\nexport const sampleCodes = { add: 'sample:add' } as const\n",
  'samples.css': '.dw-sample-list {\n  padding: var(--dw-space-3);\n}\n',
  'sample-list.stories.tsx': `import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { SampleList } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Samples',
  args: { api: { as: 'admin' } },
  render: (args) => (
    <StoryScreen {...args}>
      <SampleList />
    </StoryScreen>
  ),
}
export default meta

export const Filled: StoryObj<Args> = {}
`,
  'index.ts': "export { SampleList, type SampleListProps } from './sample-list.screen'\n",
  'strings/zh.ts': strings('zh', '样本'),
  'strings/en.ts': strings('en', 'Samples'),
  'strings/ja.ts': strings('ja', 'サンプル'),
  'strings/ko.ts': strings('ko', '샘플'),
  'strings/tw.ts': strings('tw', '樣本'),
}

/** Runs the generator of the copy, which reads its folder once for each import. */
async function generate(run: string): Promise<Record<string, string>> {
  const generator: typeof import('../../packages/admin-kit/generate') = await import(
    `${join(kit, 'generate.ts')}?${run}`
  )
  return generator.generatedScreens()
}

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const committed = (path: string) => readFileSync(join(root, path), 'utf8')

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  for (const path of ['src', 'generate.ts', 'generate-docs.ts', 'package.json'])
    cpSync(join(root, 'packages/admin-kit', path), join(kit, path), { recursive: true })
  cpSync(join(root, 'docs/embedding.md'), join(copy, 'docs/embedding.md'))
  write(feature, screenFiles)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a folder in features/ and npm run generate', () => {
  let files: Record<string, string> = {}
  const textOf = (path: string) => files[path] ?? ''

  beforeAll(async () => {
    files = await generate('with-the-folder')
    write(copy, files)
  })

  it('change generated files only', () => {
    const changed = Object.keys(files).filter(
      (path) => !existsSync(join(root, path)) || committed(path) !== textOf(path),
    )
    const byHand = changed.filter(
      (path) =>
        !/(^|\/)generated\/|\/catalogues\/|\/styles[.\w]*\.css$|^\.storybook\/screens\/|^docs\/embedding\.md$|\/package\.json$/.test(
          path,
        ),
    )
    expect(changed).not.toEqual([])
    expect(byHand).toEqual([])
  })

  it('make it a React component with a package entry', async () => {
    const manifest: { exports: Record<string, unknown> } = JSON.parse(textOf('packages/admin-kit/package.json'))
    expect(manifest.exports['./sample-list']).toEqual({
      'doorway-source': './src/features/samples/index.ts',
      types: './dist/sample-list.d.ts',
      import: './dist/features/samples/index.js',
    })
    expect((await import(join(feature, 'index.ts'))).SampleList).toBeTypeOf('function')
    expect(textOf('tests/conformance/generated/components.ts')).toContain(
      "import { SampleList } from '@doorway/admin-kit/sample-list'",
    )
  })

  it('document it for embedders', () => {
    expect(textOf('docs/embedding.md')).toContain('| `SampleList` | `<doorway-sample-list>` | `mountSampleList` |')
  })

  it('make it a screen with a mount function and a permission code', async () => {
    const embed: typeof import('../../packages/admin-kit/src/embed') = await import(join(kit, 'src/embed/index.ts'))
    expect(embed.screenDefinitions.at(-1)).toMatchObject({
      name: 'SampleList',
      tag: 'doorway-sample-list',
      codes: ['sample:add'],
      values: { height: 'number' },
      callbacks: { onOpen: 'event' },
    })
    expect(Object.keys(embed)).toContain('mountSampleList')
    const { permissionCodes } = await import(join(kit, 'src/testing/generated/screen-manifests.ts'))
    expect(permissionCodes).toContain('sample:add')
  })

  it('make it a custom element', async () => {
    const defined = new Map<string, unknown>()
    vi.stubGlobal('HTMLElement', EventTarget)
    vi.stubGlobal('customElements', {
      get: (tag: string) => defined.get(tag),
      define: (tag: string, element: unknown) => defined.set(tag, element),
    })
    const elements: typeof import('../../packages/admin-kit/src/elements') = await import(
      join(kit, 'src/elements/index.ts')
    )
    elements.defineElements()
    vi.unstubAllGlobals()
    expect([...defined.keys()]).toContain('doorway-sample-list')
    expect(textOf('packages/admin-kit/src/elements/generated/tag-names.ts')).toContain(
      "'doorway-sample-list': SampleListProps",
    )
  })

  it('open it by its built-in name in the console', async () => {
    const { builtInScreens } = await import(join(kit, 'src/generated/built-in-screens.ts'))
    const { SampleList } = await import(join(feature, 'index.ts'))
    expect(await builtInScreens['sample-list']()).toBe(SampleList)
  })

  it('give it a page in Storybook that shows its story', () => {
    expect(textOf('.storybook/screens/sample-list.mdx')).toContain('<Canvas of={stories.Filled} />')
    expect(textOf('.storybook/screens/sample-list.mdx')).toContain('features/samples/sample-list.stories')
  })

  it('give it its sheet and its strings in every language', () => {
    expect(textOf('packages/admin-kit/src/styles.css')).toContain("@import './features/samples/samples.css'")
    expect(textOf('packages/admin-kit/src/styles.screens.css')).toContain("@import './features/samples/samples.css'")
    for (const locale of locales)
      expect(textOf(`packages/admin-kit/src/i18n/catalogues/${locale}.ts`)).toContain('  samples,')
  })
})

describe('deleting the folder and npm run generate', () => {
  it('leave what is committed', async () => {
    rmSync(feature, { recursive: true })
    const files = await generate('without-the-folder')
    expect(files).toEqual(Object.fromEntries(Object.keys(files).map((path) => [path, committed(path)])))
  })
})
