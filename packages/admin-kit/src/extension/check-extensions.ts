import { warnOnce } from '../browser/warn-once'

/** The names that an extension point of a screen knows, by its members. `own` marks what the page names itself. */
export type ExtensionPoints = Readonly<Record<string, Readonly<Record<string, readonly string[] | 'own' | 'any'>>>>

const listed = (names: readonly string[]) => names.join(', ')
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
      if (names === 'own') return ownNameFaults(screen, path, own)
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
