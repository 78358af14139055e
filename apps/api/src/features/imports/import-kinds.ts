import { entryImport } from './entry-import'
import { areaImport } from './area-import'
import type { ImportKind, ImportKindName } from './import-kind'
import { schoolImport } from './school-import'
import { userImport } from './user-import'

const kinds: Readonly<Record<ImportKindName, ImportKind>> = {
  user: userImport,
  school: schoolImport,
  area: areaImport,
  entry: entryImport,
}

/** Names of all kinds of imports. */
export const importKindNames = Object.values(kinds).map(({ name }) => name)

/** The kind of an import by its name in the address. */
export const kindOf = (name: ImportKindName): ImportKind => kinds[name]
