// Loaded with `check-options`: what a page sets in the address of a widget, and what its own address says.
import { warnOnce } from '../browser/warn-once'
import type { AddressValue } from '../screens/screen-manifest'
import { addressMembers } from './generated/address-members'
import type { AnyScreen } from './screen-definition'

/** Members of a screen's address; null removes one. */
export type Filters = Readonly<Record<string, string | null>>

const isPositive = (text: string) => /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text))

/** What a value has to be, where it is not; nothing where it is. */
function expectationOf(kind: AddressValue, value: string): string | undefined {
  if (kind === 'text') return undefined
  if (kind === 'number') return isPositive(value) ? undefined : 'a number from 1'
  if (kind === 'numbers') return value.split(',').every(isPositive) ? undefined : 'numbers from 1 with commas'
  return kind.includes(value) ? undefined : `one of ${kind.join(', ')}`
}

/** Ids of the filters that the page has added. */
function ownNames(options: object): readonly string[] {
  const filters: unknown = Reflect.get(options, 'filters')
  const added: unknown = Reflect.get(Object(filters), 'add')
  return Array.isArray(added) ? added.map((filter: unknown) => String(Reflect.get(Object(filter), 'id'))) : []
}

/** Why a member is refused, in a sentence for the page's developer; nothing where it is accepted. */
export function filterFault(
  screen: Pick<AnyScreen, 'name'>,
  options: object,
  [name, value]: readonly [string, unknown],
): string | undefined {
  const members = addressMembers[screen.name]
  const known = { ...members, ...Object.fromEntries(ownNames(options).map((own) => [own, 'text' as const])) }
  const subject = `Doorway: the address of ${screen.name}`
  if (members && !Object.hasOwn(known, name))
    return `${subject} has no "${name}", which is left out. It has ${Object.keys(known).join(', ')}.`
  if (value === null) return undefined
  if (typeof value !== 'string')
    return `${subject} holds texts: "${name}" is ${JSON.stringify(value)} (${typeof value}), and is left out.`
  const expected = expectationOf(known[name] ?? 'text', value)
  return expected && `${subject} has ${expected} as "${name}": ${JSON.stringify(value)} is left out.`
}

/** The members that a page may set; each of the others is named in the console once. */
export function acceptedFilters(screen: AnyScreen, options: object, filters: Filters): Filters {
  const accepted = Object.entries(filters).filter((entry) => {
    const fault = filterFault(screen, options, entry)
    if (fault !== undefined) warnOnce(fault)
    return fault === undefined
  })
  return Object.fromEntries(accepted)
}

/** Names in the console what a screen leaves out of the page's address, whose members begin with its instance id. */
export function checkAddress(screen: AnyScreen, options: object, instanceId: string, search: string): void {
  const prefix = `${instanceId}.`
  const members = [...new URLSearchParams(search)]
    .filter(([name]) => name.startsWith(prefix) && name !== `${prefix}path`)
    .map(([name, value]) => [name.slice(prefix.length), value])
  acceptedFilters(screen, options, Object.fromEntries(members))
}
