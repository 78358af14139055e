import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { compileScript, parse } from 'vue/compiler-sfc'
import { screenDefinitions } from '@doorway/admin-kit/embed'
import { snippetsOf, type SnippetKind } from '@doorway/admin-kit/snippets'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import { inlineSheet } from '../../packages/admin-kit/inline-sheet'
import { root } from './source-files'

/** The lines of every screen for one kind of page, by the screen's name. */
export function copiedLines(kind: SnippetKind, baseUrl: string): ReadonlyMap<string, string> {
  return new Map(
    screenDefinitions.map((screen) => {
      const props = screenManifests.find(({ name }) => name === screen.name)?.embed?.sample ?? {}
      const choice = { baseUrl, scriptUrl: '/doorway/embed.js', options: { locale: 'zh' }, props }
      return [screen.name, snippetsOf(screen, choice).find((snippet) => snippet.kind === kind)?.text ?? '']
    }),
  )
}

/** What the page around the lines has: the functions that they name. */
const SURROUNDINGS = `const getToken = async () => (await fetch('/my/token')).text()
const leave = () => undefined
`

/** A component of Vue as its build tools make it; elements of ours are no components. */
function compileVue(name: string, text: string): string {
  const { descriptor } = parse(text)
  const isCustomElement = (tag: string) => tag.startsWith('doorway-')
  return compileScript(descriptor, {
    id: name,
    inlineTemplate: true,
    templateOptions: { compilerOptions: { isCustomElement } },
  }).content
}

/** The copied lines as modules, their last expression being what they export. */
function moduleOf(kind: SnippetKind, name: string, text: string): string {
  if (kind === 'vue') return compileVue(name, text)
  return SURROUNDINGS + text.replace('\n<DoorwayProvider', '\nexport default <DoorwayProvider')
}

const starts: Partial<Record<SnippetKind, string>> = {
  react: `import { createRoot } from 'react-dom/client'
const show = (lines, place) => createRoot(place).render(lines)`,
  vue: `import { createApp } from 'vue'
const show = (lines, place) => {
  const app = createApp(lines)
  app.config.globalProperties.getToken = async () => (await fetch('/my/token')).text()
  app.mount(place)
}`,
}

/** A page's script that runs the copied lines of every screen, each in an element with the screen's name as its id. */
export async function bundleCopied(kind: 'react' | 'vue', baseUrl: string): Promise<string> {
  const lines = copiedLines(kind, baseUrl)
  const names = [...lines.keys()]
  const copied: Plugin = {
    name: 'copied-lines',
    setup(building) {
      building.onResolve({ filter: /^copied:/ }, ({ path }) => ({ path, namespace: 'copied' }))
      building.onLoad({ filter: /.*/, namespace: 'copied' }, ({ path }) => {
        const name = path.slice('copied:'.length)
        const contents = moduleOf(kind, name, lines.get(name) ?? '')
        return { contents, loader: 'jsx', resolveDir: join(root, 'packages/admin-kit') }
      })
    },
  }
  const page = [
    starts[kind],
    ...names.map((name) => `import ${name} from 'copied:${name}'`),
    ...names.map((name) => `show(${name}, document.getElementById('${name}'))`),
  ]
  const { outputFiles } = await build({
    stdin: { contents: page.join('\n'), resolveDir: join(root, 'packages/admin-kit'), loader: 'js' },
    bundle: true,
    write: false,
    outdir: 'unused',
    format: 'iife',
    jsx: 'automatic',
    target: 'chrome109',
    conditions: ['doorway-source'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    nodePaths: [join(root, 'node_modules')],
    plugins: [copied, inlineSheet],
  })
  return outputFiles
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ text }) => text)
    .join('')
}

/** The elements that the script renders into. */
export const copiedPlaces = screenDefinitions.map(({ name }) => `<div id="${name}"></div>`).join('')
