import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's top folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export interface SourceFile {
  /** Path from the top folder, with forward slashes. */
  path: string
  text: string
}

/** Every source file below a folder whose name matches, build output and packages left out. */
export function sourceFiles(folder: string, pattern: RegExp): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](node_modules|dist|generated)[\\/]/.test(path))
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
}

/** What a file imports, static and dynamic. */
export function importsOf({ text }: SourceFile): string[] {
  const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])([^'"]+)\1/gm)
  return [...found].map((match) => match[2] ?? '')
}
