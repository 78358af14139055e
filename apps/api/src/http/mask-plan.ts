import { type AgeMark, ageMarkOf } from '../security/age-marks'
import { maskAddress, maskEmail, maskEnrollmentNumber, maskIdCard, maskMobile } from '../security/masks'

/** What the reader of a response may see without a mask. */
export interface Viewer {
  /** Auditors see addresses in full (domain 4.4). */
  seesAddresses: boolean
}

type Mask = (value: string, mark: AgeMark, viewer: Viewer) => string

const unmasked: Mask = (value) => value
const MASKS: Readonly<Record<string, Mask>> = {
  idCard: (value, { isMinor }) => maskIdCard(value, isMinor),
  enrollmentNumber: maskEnrollmentNumber,
  mobile: (value, { isMinor, isGuardian }) => maskMobile(value, isMinor || isGuardian),
  email: maskEmail,
  address: (value, _, { seesAddresses }) => (seesAddresses ? value : maskAddress(value)),
  // A one-time password and a value whose reveal was logged are sent to be read.
  secret: unmasked,
  revealed: unmasked,
}

/** Where personal values are in a response. Built once from `x-pii` in the contract, so no presenter can forget one. */
export interface MaskPlan {
  members: Map<string, Mask | MaskPlan>
  items?: MaskPlan
  /** For members that have no plan of their own. */
  others?: MaskPlan
}

type Schema = Readonly<Record<string, unknown>>
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function partsOf(schema: Schema): Schema[] {
  const branches = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  const properties = isSchema(schema['properties']) ? Object.values(schema['properties']) : []
  return [...properties, schema['items'], ...branches].filter(isSchema)
}

// `x-pii-full` stands on a record that is the reader's own.
const isFull = (schema: Schema) => schema['x-pii-full'] === true

/** Is the data of this response a record of the reader's own, sent without masks? */
export const isShownInFull = (schema: Schema) => isFull(schema) || partsOf(schema).some(isFull)

function holdsPersonal(schema: Schema, seen = new Set<Schema>()): boolean {
  if (seen.has(schema) || isFull(schema)) return false
  seen.add(schema)
  return typeof schema['x-pii'] === 'string' || partsOf(schema).some((part) => holdsPersonal(part, seen))
}

function maskOf(schema: Schema): Mask | undefined {
  const kind = schema['x-pii']
  if (typeof kind !== 'string') return undefined
  const mask = MASKS[kind]
  if (!mask) throw new Error(`The contract names x-pii "${kind}", for which the server has no mask.`)
  return mask
}

function fill(plan: MaskPlan, schema: Schema, known: Map<Schema, MaskPlan>): void {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  for (const [name, member] of Object.entries(properties)) {
    const mask = isSchema(member) ? (maskOf(member) ?? planOf(member, known)) : undefined
    if (mask) plan.members.set(name, mask)
  }
  if (isSchema(schema['items'])) plan.items = planOf(schema['items'], known)
  const branches = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  for (const branch of branches) if (isSchema(branch) && !isFull(branch)) fill(plan, branch, known)
}

/** The plan of a schema; undefined when nothing personal is in it, which is the case for most responses. */
export function planOf(schema: Schema, known = new Map<Schema, MaskPlan>()): MaskPlan | undefined {
  const made = known.get(schema)
  if (made) return made
  if (!holdsPersonal(schema)) return undefined
  const plan: MaskPlan = { members: new Map() }
  known.set(schema, plan)
  fill(plan, schema, known)
  return plan
}

/**
 * A plan that goes by the names of members alone, at any depth: for the current values that come with a version
 * conflict, which have whatever shape the detail has.
 */
export function planByName(schemas: readonly unknown[]): MaskPlan {
  const plan: MaskPlan = { members: new Map() }
  plan.items = plan
  plan.others = plan
  const seen = new Set<Schema>()
  const collect = (schema: Schema): void => {
    if (seen.has(schema)) return
    seen.add(schema)
    const properties = isSchema(schema['properties']) ? schema['properties'] : {}
    for (const [name, member] of Object.entries(properties)) {
      const mask = isSchema(member) ? maskOf(member) : undefined
      if (mask && mask !== unmasked) plan.members.set(name, mask)
    }
    for (const part of partsOf(schema)) collect(part)
  }
  for (const schema of schemas) if (isSchema(schema)) collect(schema)
  return plan
}

function maskMember(how: Mask | MaskPlan | undefined, value: unknown, mark: AgeMark, viewer: Viewer): unknown {
  if (how === undefined) return value
  if (typeof how !== 'function') return masked(how, value, viewer)
  return typeof value === 'string' && value !== '' ? how(value, mark, viewer) : value
}

/** A copy of the data with every personal value masked. */
export function masked(plan: MaskPlan, data: unknown, viewer: Viewer): unknown {
  if (Array.isArray(data)) {
    const { items } = plan
    return items ? data.map((item: unknown) => masked(items, item, viewer)) : data
  }
  if (!isSchema(data)) return data
  const mark = ageMarkOf(data)
  const members = Object.entries(data).map(([name, value]) => [
    name,
    maskMember(plan.members.get(name) ?? plan.others, value, mark, viewer),
  ])
  return Object.fromEntries(members)
}
