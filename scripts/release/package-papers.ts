// What comes with the code in a tarball: docs for embedders, and the changelog with what is not released yet.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getReleaseLine } from '../../.changeset/changelog.mjs'
import { root } from '../build/project'
import { textList } from './text-list'

/** Pages and pictures of `docs/` that embedders read, by package; each readme refers to them as `docs/…`. */
const docs: Readonly<Record<string, readonly string[]>> = {
  'admin-kit': [
    'embedding.md',
    'embedding-sizes.md',
    'isolation-layer.jpg',
    'isolation-light.jpg',
    'isolation-shadow.jpg',
  ],
}

/** The package of the screens, which brings the list of their texts, and the folders of `examples/` as starters. */
const OF_SCREENS = 'admin-kit'
/** What a folder has of its last build. */
const BUILT = new Set(['node_modules', 'dist', 'out', '.next'])

/** Changes of a package that no release has yet, sorted by the names of their files. */
async function pendingChanges(name: string): Promise<string[]> {
  const folder = join(root, '.changeset')
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const lines = files.toSorted().map(async (file) => {
    const [, front = '', summary = ''] =
      /^---\r?\n([^]*?)---\r?\n([^]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    return front.includes(`'@doorway/${name}'`) ? getReleaseLine({ summary }) : null
  })
  return (await Promise.all(lines)).filter((line) => line !== null)
}

/** The changelog as it is packed: pending changes, then the released ones. */
export async function changelogOf(name: string): Promise<string> {
  const file = join(root, 'packages', name, 'CHANGELOG.md')
  const title = `# @doorway/${name}\n`
  const released = existsSync(file) ? readFileSync(file, 'utf8').replace(title, '') : ''
  const pending = await pendingChanges(name)
  const section = pending.length > 0 ? `\n## Not released yet\n\n${pending.join('\n')}\n` : ''
  return title + section + released
}

/** Writes docs, changelog, licence and starters into the folder of a package that is going to be packed. */
export async function writePapers(name: string, staged: string): Promise<void> {
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  writeFileSync(join(staged, 'CHANGELOG.md'), await changelogOf(name))
  const pages = docs[name] ?? []
  if (pages.length > 0) mkdirSync(join(staged, 'docs'), { recursive: true })
  for (const page of pages) cpSync(join(root, 'docs', page), join(staged, 'docs', page))
  if (name !== OF_SCREENS) return
  writeFileSync(join(staged, 'docs', 'embedding-texts.md'), await textList())
  const filter = (source: string) => !BUILT.has(basename(source))
  cpSync(join(root, 'examples'), join(staged, 'examples'), { recursive: true, filter })
}
