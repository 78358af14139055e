import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { presentScheme, tieBreakOf } from './schemes.presenter'
import { EDIT, requireOwner, requireScheme } from './schemes.policy'
import { brokenScheme, contentOf, type SchemeContent } from './scheme-rules'
import {
  deleteScheme,
  insertScheme,
  insertVersion,
  isUsed,
  listSections,
  listUses,
  listVersions,
  lockScheme,
  type SchemeRow,
  updateScheme,
} from './schemes.queries'

type Detail = Schema<'ScoreScheme'>

/** A scheme with its criteria, its other versions and where it is used. */
export async function readScheme(call: Pick<AnyCall, 'db' | 'actor'>, id: number): Promise<Detail> {
  const row = await requireScheme(call, id)
  const [sections, versions, uses] = await Promise.all([
    listSections(call.db, id),
    listVersions(call.db, row.familyId),
    listUses(call.db, id),
  ])
  return presentScheme(row, { sections, versions, uses })
}

function requireSound(content: SchemeContent): void {
  const [first, ...rest] = brokenScheme(content)
  if (first) throw invalidFields([first, ...rest])
}

const targetOf = ({ id, name }: { id: number; name: string }) => ({ type: 'score-scheme', id, label: name })

/** The scheme in the version that the caller has seen; no judge gives its first mark until the transaction ends. */
async function claim(tx: Db, call: AnyCall, { id, version }: { id: number; version?: number }): Promise<SchemeRow> {
  await requireScheme({ ...call, db: tx }, id)
  await lockScheme(tx, id)
  const row = await requireScheme({ ...call, db: tx }, id)
  if (version !== undefined && version !== row.version) throw versionConflict(await readScheme({ ...call, db: tx }, id))
  return row
}

const textOf = ({
  total,
  marksPerWork,
  aggregation,
}: Pick<SchemeContent, 'total' | 'marksPerWork'> & { aggregation: unknown }) =>
  JSON.stringify({ total, marksPerWork, aggregation })

/** Stores a scheme whole. A version that marks refer to stays as it is. */
export function saveScheme(call: Call<'saveScheme'>): Promise<Detail> {
  const { db, body, clock } = call
  const { id, version, competitionId } = body
  const content = contentOf(body)
  return db.transaction(async (tx) => {
    const inside = { ...call, db: tx }
    const known =
      id === undefined ? undefined : await claim(tx, call, { id, ...(version !== undefined && { version }) })
    const owner = known ?? (await requireOwner(inside, competitionId))
    if (known && known.competitionId !== competitionId) throw notFound()
    if (known?.isLocked) throw refuse('SCHEME_LOCKED', 'schemes.locked')
    requireSound(content)
    if (known) await updateScheme(tx, known.id, content, clock.now())
    const savedId = known ? known.id : await insertScheme(tx, owner, content, clock.now())
    await recordOperation(tx, call, {
      action: 'scheme.save',
      permissionCode: EDIT,
      target: targetOf({ id: savedId, name: content.name }),
      difference: await differenceOf(call.secrets, known ? { name: known.name, value: textOf(known) } : {}, {
        name: content.name,
        value: textOf(content),
      }),
    })
    return readScheme(inside, savedId)
  })
}

async function contentToCopy(tx: Db, row: SchemeRow): Promise<SchemeContent> {
  const { name, total, marksPerWork } = row
  const { aggregation } = presentScheme(row, { sections: [], versions: [], uses: [] })
  const tieBreak = tieBreakOf(row)
  return contentOf({ name, total, marksPerWork, aggregation, tieBreak, sections: await listSections(tx, row.id) })
}

/** Copies a scheme to its next version, or to a scheme of its own. */
export function copyScheme(call: Call<'copyScheme'>): Promise<Detail> {
  const { db, body, clock } = call
  return db.transaction(async (tx) => {
    const inside = { ...call, db: tx }
    const row = await requireScheme(inside, body.id)
    const content = await contentToCopy(tx, row)
    const name = body.as === 'version' ? row.name : (body.name ?? row.name).trim()
    if (name === '') throw invalidFields([{ field: 'name', key: 'schemes.name' }])
    const id =
      body.as === 'version'
        ? await insertVersion(tx, row, content, clock.now())
        : await insertScheme(
            tx,
            await requireOwner(inside, body.competitionId ?? null),
            { ...content, name },
            clock.now(),
          )
    await recordOperation(tx, call, {
      action: 'scheme.copy',
      permissionCode: EDIT,
      target: targetOf({ id, name }),
      facts: { from: row.id, as: body.as },
    })
    return readScheme(inside, id)
  })
}

/** Deletes a version that no competition and no panel uses. */
export function removeScheme(call: Call<'deleteScheme'>): Promise<boolean> {
  return call.db.transaction(async (tx) => {
    const row = await claim(tx, call, call.body)
    if (row.isLocked || (await isUsed(tx, row.id))) throw refuse('SCHEME_USED', 'schemes.used')
    await deleteScheme(tx, row)
    await recordOperation(tx, call, {
      action: 'scheme.delete',
      permissionCode: EDIT,
      target: targetOf(row),
      facts: { version: row.versionNo },
    })
    return true
  })
}
