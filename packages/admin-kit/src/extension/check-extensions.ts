import { nameMeant } from '../browser/name-meant'
import { warnOnce } from '../browser/warn-once'
import type {
  OwnBulkAction,
  OwnColumn,
  OwnField,
  OwnFilter,
  OwnRowAction,
  OwnSection,
  OwnTab,
  OwnTool,
} from './extension-types'

/** The names that an extension point of a screen knows, by its members. `own` marks what the page names itself. */
export type ExtensionPoints = Readonly<Record<string, Readonly<Record<string, readonly string[] | 'own' | 'any'>>>>

type MembersOf<Item> = Item extends unknown ? keyof Item : never
/** The members of what a page adds; true for those that it cannot do without. */
type Members<Item> = Readonly<Record<MembersOf<Item>, boolean>>

const action = { id: true, label: true, code: false, onSelect: true }
const ownMembers: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  columns: { id: true, header: true, render: true, width: false, align: false, isHidden: false } satisfies Members<
    OwnColumn<never>
  >,
  rowActions: { ...action, isShown: false } satisfies Members<OwnRowAction<never>>,
  bulkActions: action satisfies Members<OwnBulkAction<never>>,
  // A button has a label and a function, anything else is rendered.
  toolbar: { id: true, label: false, code: false, onSelect: false, render: false } satisfies Members<OwnTool>,
  filters: { id: true, label: true, options: false, conditions: true } satisfies Members<OwnFilter<never>>,
  fields: {
    id: true,
    label: true,
    hint: false,
    isRequired: false,
    isReadOnly: false,
    default: false,
    options: false,
    render: false,
    check: false,
    load: true,
    save: true,
  } satisfies Members<OwnField<never>>,
  sections: { id: true, title: true, code: false, isShown: false, render: true } satisfies Members<OwnSection<never>>,
  tabs: { id: true, label: true, code: false, isShown: false, render: true } satisfies Members<OwnTab<never>>,
}

const listed = (names: readonly string[]) => names.join(', ')
/** Members whose values are lists. */
const LISTS = new Set(['add', 'hide', 'order', 'readOnly'])
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : Object.keys(Object(value)))
const idsIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((item: unknown) => (isRecord(item) ? item['id'] : undefined)) : []

function ownNameFaults(screen: string, path: string, ids: readonly unknown[]): string[] {
  const wrong = ids.filter((id) => typeof id !== 'string' || !id.includes('-'))
  const twice = ids.filter((id, position) => ids.indexOf(id) < position)
  return [
    ...wrong.map(
      (id) =>
        `Doorway: ${path} of ${screen} has the id "${String(id)}". Ids of yours have a hyphen (my-${String(id)}).`,
    ),
    ...twice.map((id) => `Doorway: ${path} of ${screen} has the id "${String(id)}" twice. The first one is used.`),
  ]
}

/** Members of what the page adds that are unknown or missing. */
function memberFaults(screen: string, point: string, added: unknown): string[] {
  const members = ownMembers[point]
  if (!members || !Array.isArray(added)) return []
  return added.filter(isRecord).flatMap((item) => {
    const subject = `Doorway: "${String(item['id'])}" in ${point}.add of ${screen}`
    const names = Object.keys(members)
    const missing = names.filter((name) => members[name] && name !== 'id' && (item[name] ?? null) === null)
    const unknown = Object.keys(item).filter((name) => !names.includes(name))
    return [
      ...unknown.map((name) => `${subject} does not know "${name}". It knows ${listed(names)}.`),
      ...missing.map((name) => `${subject} has no "${name}".`),
    ]
  })
}

/** What is wrong with the extensions of a page, in sentences for its developer. */
export function extensionFaults(screen: string, given: object, points: ExtensionPoints): string[] {
  return Object.entries(given).flatMap(([point, extensions]: [string, unknown]) => {
    const known = points[point]
    const meant = known ? undefined : nameMeant(point, Object.keys(points))
    if (meant !== undefined) return [`Doorway: ${screen} has no option "${point}". Do you mean ${meant}?`]
    if (known === undefined || !isRecord(extensions)) return []
    const own = idsIn(extensions['add'])
    return Object.entries(extensions).flatMap(([member, value]) => {
      const names = known[member]
      const path = `${point}.${member}`
      if (names === undefined)
        return [`Doorway: ${point} of ${screen} has no "${member}". It has ${listed(Object.keys(known))}.`]
      if (names === 'any' || value === undefined) return []
      if (!LISTS.has(member) || Array.isArray(value)) {
        if (names === 'own') return [...ownNameFaults(screen, path, own), ...memberFaults(screen, point, value)]
      } else return [`Doorway: ${path} of ${screen} is not a list.`]
      return namesIn(value)
        .filter((name) => !names.includes(name) && !(member === 'order' && own.includes(name)))
        .map((name) => `Doorway: ${path} of ${screen} does not know "${name}". It knows ${listed(names)}.`)
    })
  })
}

/** Writes into the console what is wrong with the extensions of a page, each sentence once. */
export function checkExtensions(screen: string, given: object, points: ExtensionPoints): void {
  for (const sentence of extensionFaults(screen, given, points)) warnOnce(sentence)
}
