import type { Locale } from '../../../preferences/languages'
import type { Column } from '../../data/portal-reader'

/** Returns the name of the column whose page is at a path, in the reader's language; undefined where none is. */
export function columnTitleAt(path: string, columns: readonly Column[], locale: Locale): string | undefined {
  for (const { bindRoute, name, names, children } of columns) {
    const title = bindRoute === path ? (names[locale] ?? name) : columnTitleAt(path, children, locale)
    if (title !== undefined) return title
  }
  return undefined
}
