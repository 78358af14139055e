import type { ColumnRow } from '../portal-sites/portal-sites.queries'
import type { BlockRow } from './home.queries'

/** What a site has decided about one block. */
export interface Block {
  kind: string
  title: string | null
  titles: Record<string, string>
  /** How many rows; null: as the page has it. */
  rows: number | null
}

const untouched = (kind: string): Block => ({ kind, title: null, titles: {}, rows: null })

/** The blocks to show, in order: as the site has arranged them, else everything there is. */
export function shownBlocks(arranged: readonly BlockRow[], columns: readonly ColumnRow[]): Block[] {
  if (arranged.length > 0) {
    return arranged
      .filter(({ enabled }) => enabled)
      .map(({ kind, config: { title = null, titles = {}, rows = null } }) => ({ kind, title, titles, rows }))
  }
  const codes = columns.map(({ code }) => code)
  const inOrder = codes.toSorted((one, other) => Number(other === NOTICES) - Number(one === NOTICES))
  return ['lead', ...inOrder, 'topics', 'schools', 'numbers', 'links'].map(untouched)
}

/** The column whose texts are shown next to the lead stories. */
export const NOTICES = 'announcement'
