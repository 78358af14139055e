import type { MenuDocument, MenuEntry } from '@doorway/api-client'
import * as z from 'zod/mini'

const optionalText = z.nullable(z.string())

const entry = z.strictObject({
  name: z.string().check(z.minLength(1)),
  parentName: optionalText,
  title: z.string(),
  titles: z.record(z.string(), z.string()),
  icon: z.string(),
  url: optionalText,
  component: optionalText,
  type: z.enum(['dir', 'menu', 'button', 'link']),
  permissionCode: optionalText,
  keepAlive: z.boolean(),
  hidden: z.boolean(),
})

const document = z.strictObject({ version: z.literal(1), items: z.array(entry).check(z.minLength(1)) })

/** Reads the text of a file; undefined when it is no menu document. */
export function readDocument(text: string): MenuDocument | undefined {
  try {
    return document.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A member of an item before and after an import. */
export interface MemberChange {
  member: keyof MenuEntry
  before: string
  after: string
}

/** What an import does to one item. */
export interface EntryChange {
  entry: MenuEntry
  /** Empty for an item that is added. */
  changes: readonly MemberChange[]
}

/** What an import will do, before it is done. */
export interface DocumentDifference {
  added: readonly EntryChange[]
  changed: readonly EntryChange[]
  same: number
}

const members = [
  'parentName',
  'title',
  'titles',
  'icon',
  'url',
  'component',
  'type',
  'permissionCode',
  'keepAlive',
  'hidden',
] as const

const textOf = (value: MenuEntry[keyof MenuEntry]) => (typeof value === 'string' ? value : JSON.stringify(value))

function changesOf(before: MenuEntry, after: MenuEntry): MemberChange[] {
  return members.flatMap((member) => {
    const change = { member, before: textOf(before[member]), after: textOf(after[member]) }
    return change.before === change.after ? [] : [change]
  })
}

/** Compares a document with the menu as it is. Items are known by their names; nothing is deleted. */
export function differenceOf(current: MenuDocument, next: MenuDocument): DocumentDifference {
  const known = new Map(current.items.map((item) => [item.name, item]))
  const compared = next.items.map((item) => {
    const before = known.get(item.name)
    return { entry: item, isNew: before === undefined, changes: before ? changesOf(before, item) : [] }
  })
  const added = compared.filter(({ isNew }) => isNew)
  const changed = compared.filter(({ isNew, changes }) => !isNew && changes.length > 0)
  return { added, changed, same: compared.length - added.length - changed.length }
}
