// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import { recordOperations } from '../../audit/operation-log'
import { touchOrganizations } from '../../db/data-version'
import { acquireAdvisoryLock, type Db, violatedConstraint } from '../../db/database'
import { organizationTypes } from '../../db/organization-types'
import type { AnyCall } from '../../http/call'
import { renumberOrganizations } from '../organizations/organization-positions'
import type { UndoLine, UndoneLine } from './import-kind'
import { deleteUnchangedArea, deleteUnchangedOrganization, restoreArea, restoreOrganization } from './tree-undo.queries'

const text = z.nullable(z.string())
const updatedSchool = z.object({
  version: z.number(),
  before: z.object({
    name: z.string(),
    code: text,
    type: z.enum(organizationTypes),
    schoolType: text,
    areaCode: text,
    displayOrder: z.number(),
  }),
})
const updatedArea = z.object({
  version: z.number(),
  before: z.object({ name: z.string(), displayOrder: z.number() }),
})

/** Runs one step so that a refusal of the database undoes this step alone. */
async function attempt(tx: Db, line: UndoLine, step: (inner: Db) => Promise<boolean>): Promise<UndoneLine> {
  try {
    const isDone = await tx.transaction((inner) => step(inner))
    return isDone ? { row: line.row } : { row: line.row, reason: 'import.changedSince' }
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error
    return { row: line.row, reason: 'import.inUseSince' }
  }
}

async function undoSchool(tx: Db, call: AnyCall, line: UndoLine): Promise<boolean> {
  const id = Number(line.id)
  if (line.state === 'created') return deleteUnchangedOrganization(tx, id)
  const { version, before } = updatedSchool.parse(line.undo)
  const change = { ...before, updatedAt: call.clock.now(), updatedBy: call.actor.userId }
  return restoreOrganization(tx, { id, version }, change)
}

async function undoArea(tx: Db, call: AnyCall, line: UndoLine): Promise<boolean> {
  if (line.state === 'created') return deleteUnchangedArea(tx, line.id)
  const { version, before } = updatedArea.parse(line.undo)
  const change = { ...before, updatedAt: call.clock.now(), updatedBy: call.actor.userId }
  return restoreArea(tx, { areaCode: line.id, version }, change)
}

async function undoTree(
  tx: Db,
  call: AnyCall,
  lines: readonly UndoLine[],
  { type, code, undoOne }: { type: 'school' | 'area'; code: string; undoOne: typeof undoSchool },
): Promise<UndoneLine[]> {
  const undone: UndoneLine[] = []
  // Children come after their parents in a file, so they go before them.
  for (const line of lines.toSorted((a, b) => b.row - a.row)) {
    undone.push(await attempt(tx, line, (inner) => undoOne(inner, call, line)))
  }
  const remaining = new Set(undone.flatMap(({ row, reason }) => (reason ? [row] : [])))
  const gone = lines.filter(({ row }) => !remaining.has(row))
  await recordOperations(
    tx,
    call,
    gone.map(({ state, id, label }) => ({
      action: state === 'created' ? `${type}.delete` : `${type}.edit`,
      permissionCode: code,
      target: { type, id, label },
      facts: { source: 'importUndo' },
    })),
  )
  return undone
}

/**
 * Removes organizations that the import created and gives the others their former values, unless they changed since.
 */
export async function undoSchools(tx: Db, call: AnyCall, lines: readonly UndoLine[]): Promise<UndoneLine[]> {
  await acquireAdvisoryLock(tx, 'organizationTree')
  const undone = await undoTree(tx, call, lines, { type: 'school', code: 'school:import', undoOne: undoSchool })
  await renumberOrganizations(tx)
  await touchOrganizations(tx)
  return undone
}

/** Removes areas that the import created and gives the others their former values, unless they changed since. */
export async function undoAreas(tx: Db, call: AnyCall, lines: readonly UndoLine[]): Promise<UndoneLine[]> {
  await acquireAdvisoryLock(tx, 'areaTree')
  return undoTree(tx, call, lines, { type: 'area', code: 'area:add', undoOne: undoArea })
}
