import type { SiteBlock } from './site-types'

/** The words of the blocks that any site can have; those of columns have the name of their column. */
export const blockTexts = {
  lead: 'sites.block.lead',
  contest: 'sites.block.contest',
  topics: 'sites.block.topics',
  schools: 'sites.block.schools',
  principals: 'sites.block.principals',
  winners: 'sites.block.winners',
  numbers: 'sites.block.numbers',
  links: 'sites.block.links',
} as const

const isStandard = (kind: string): kind is keyof typeof blockTexts => Object.hasOwn(blockTexts, kind)

/** The key of a standard block's words; undefined for a column. */
export const blockTextOf = (kind: string) => (isStandard(kind) ? blockTexts[kind] : undefined)

/** The blocks with one of them at another index. */
export function movedTo(blocks: readonly SiteBlock[], kind: string, index: number): SiteBlock[] {
  const moved = blocks.find((block) => block.kind === kind)
  const others = blocks.filter((block) => block !== moved)
  return moved ? [...others.slice(0, index), moved, ...others.slice(index)] : others
}

/** The blocks with one of them changed. */
export function changed(blocks: readonly SiteBlock[], kind: string, change: Partial<SiteBlock>): SiteBlock[] {
  return blocks.map((block) => (block.kind === kind ? { ...block, ...change } : block))
}

/** The blocks as they are saved. */
export const writtenBlocks = (blocks: readonly SiteBlock[]) =>
  blocks.map(({ kind, title, titles, rows, isEnabled }) => ({ kind, title, titles, rows, isEnabled }))

/** Returns whether two arrangements are the same. */
export const isSameArrangement = (one: readonly SiteBlock[], other: readonly SiteBlock[]) =>
  JSON.stringify(one) === JSON.stringify(other)
