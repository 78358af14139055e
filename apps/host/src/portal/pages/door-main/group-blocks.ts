import type { HomeBlock } from './home-view'

/** The column whose texts are shown next to the lead stories. */
export const NOTICES = 'announcement'

/** The kind of the lead stories. */
export const LEAD = 'lead'
const MAX_IN_ROW = 2

/**
 * The rows of the page from top to bottom: lead stories and notices are one row at the position of the first of them,
 * lists that follow one another are two in a row, every other block has its own.
 */
export function groupBlocks(blocks: readonly HomeBlock[], lists: ReadonlySet<string>): HomeBlock[][] {
  const groups: HomeBlock[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === LEAD || block.kind === NOTICES) {
      if (!groups.some(([first]) => first?.kind === LEAD)) groups.push([{ kind: LEAD, title: null, titles: {} }])
    } else if (lists.has(block.kind) && last?.[0] && lists.has(last[0].kind) && last.length < MAX_IN_ROW) {
      last.push(block)
    } else groups.push([block])
  }
  return groups
}
