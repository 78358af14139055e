import type { HomeView } from './home-view'

/** The column that is shown with its activities and lessons. */
const RESEARCH = 'teachResearch'

/** Codes of the columns that are plain lists: all but the first column and research. */
export function listSections({ sections }: Pick<HomeView, 'sections'>): ReadonlySet<string> {
  return new Set(
    sections
      .filter(({ columnCode }, place) => place > 0 && columnCode !== RESEARCH)
      .map(({ columnCode }) => columnCode),
  )
}
