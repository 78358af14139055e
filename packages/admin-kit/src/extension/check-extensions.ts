import { nameMeant } from '../browser/name-meant'
import { warnOnce } from '../browser/warn-once'

/** The names that an extension point of a screen knows, by its members. `own` marks what the page names itself. */
export type ExtensionPoints = Readonly<Record<string, Readonly<Record<string, readonly string[] | 'own' | 'any'>>>>

/** The members of what a page adds, without its id. */
const ownMembers: Readonly<Record<string, string>> = {
  columns: 'header render width align isHidden',
  rowActions: 'label code isShown onSelect',
  bulkActions: 'label code onSelect',
  toolbar: 'label code onSelect render',
  filters: 'label options conditions',
  fields: 'label hint isRequired isReadOnly default options render check load save',
  sections: 'title code isShown render',
  tabs: 'label code isShown render',
}

const listed = (names: readonly string[]) => names.join(', ')
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : Object.keys(Object(value)))
const idsIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((item: unknown) => (isRecord(item) ? item['id'] : undefined)) : []

const unknownFault = (screen: string, path: string, name: string, known: readonly string[]) =>
  `Doorway: ${path} of ${screen} does not know "${name}". It knows ${listed(known)}.`

function ownFaults(screen: string, point: string, added: readonly unknown[]): string[] {
  const members = ['id', ...String(ownMembers[point]).split(' ')]
  return added.flatMap((item, position) => {
    const given: object = Object(item)
    const id = String(Reflect.get(given, 'id'))
    const subject = `Doorway: ${point}.add of ${screen} has the id "${id}"`
    const faults = Object.keys(given)
      .filter((name) => !members.includes(name))
      .map((name) => unknownFault(screen, `"${id}" in ${point}.add`, name, members))
    if (!id.includes('-')) faults.unshift(`${subject}. Ids of yours have a hyphen (my-${id}).`)
    if (idsIn(added).indexOf(id) < position) faults.unshift(`${subject} twice. The first one is used.`)
    return faults
  })
}

/** What is wrong with the extensions of a page, in sentences for its developer. */
export function extensionFaults(screen: string, given: object, points: ExtensionPoints): string[] {
  return Object.entries(given).flatMap(([point, extensions]: [string, unknown]) => {
    const known = points[point]
    if (known === undefined || !isRecord(extensions)) return []
    const own = idsIn(extensions['add'])
    return Object.entries(extensions).flatMap(([member, value]) => {
      const names = known[member]
      const path = `${point}.${member}`
      if (names === undefined)
        return [`Doorway: ${point} of ${screen} has no "${member}". It has ${listed(Object.keys(known))}.`]
      if (names === 'any' || value === undefined) return []
      if (names === 'own') return ownFaults(screen, point, [value].flat())
      return namesIn(value)
        .filter((name) => !names.includes(name) && !(member === 'order' && own.includes(name)))
        .map((name) => unknownFault(screen, path, name, names))
    })
  })
}

/** Sentences for names of properties that are like the name of an extension point. */
export function misspeltFaults(screen: string, others: readonly string[], points: ExtensionPoints): string[] {
  return others.flatMap((name) => {
    const meant = nameMeant(name, Object.keys(points))
    return meant === undefined ? [] : [`Doorway: ${screen} has no option "${name}". Do you mean ${meant}?`]
  })
}

/** Writes into the console what is wrong with the extensions of a page, each sentence once. */
export function checkExtensions(
  screen: string,
  given: object,
  points: ExtensionPoints,
  others: readonly string[] = [],
): void {
  const faults = [...extensionFaults(screen, given, points), ...misspeltFaults(screen, others, points)]
  for (const sentence of faults) warnOnce(sentence)
}
