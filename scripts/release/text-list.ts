// The page of all texts with their keys, for pages that put words of their own in place of them (`overrides`).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../build/project'

const source = join(root, 'packages/admin-kit/src')

const camelCase = (name: string) => name.replaceAll(/-./g, (part) => part.slice(1).toUpperCase())

function flat(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(Object(value)).flatMap(([name, part]) => flat(part, path === '' ? name : `${path}.${name}`))
}

/** The texts of a module that exports them by the name of their language. */
async function textsOf(file: string, language: string, path = ''): Promise<[string, string][]> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(source, file)).href)
  return flat(module[language], path)
}

/** All texts of one language by key; those that come with a screen are in a folder of their feature. */
async function textsIn(language: string): Promise<Map<string, string>> {
  const features = readdirSync(join(source, 'late-texts'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const parts = await Promise.all([
    textsOf(`i18n/catalogues/${language}.ts`, language),
    ...features.map(({ name }) => textsOf(`late-texts/${name}/${language}.ts`, language, camelCase(name))),
  ])
  return new Map(parts.flat())
}

/** The page as Markdown. */
export async function textList(): Promise<string> {
  const [zh, en] = await Promise.all([textsIn('zh'), textsIn('en')])
  const cell = (text: string | undefined) =>
    String(text)
      .replaceAll('|', String.raw`\|`)
      .replaceAll('\n', ' ')
  const rows = [...zh].map(([key, text]) => `| \`${key}\` | ${cell(text)} | ${cell(en.get(key))} |`)
  return [
    '# Texts and their keys',
    '',
    'What `overrides` takes. `{name}` is filled in; `locale="keys"` shows each key in its place.',
    '',
    '| key | Chinese | English |',
    '|---|---|---|',
    ...rows.toSorted(),
    '',
  ].join('\n')
}
