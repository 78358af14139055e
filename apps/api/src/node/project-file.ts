import { fileURLToPath } from 'node:url'

/** A file of the project, seen from `src/` and from the bundle in `dist/` alike: both lie three folders below the root. */
export function projectFile(path: string): string {
  const here = import.meta.url
  return fileURLToPath(new URL(path, here.slice(0, here.lastIndexOf('/apps/api/') + 1)))
}
