import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { EDIT } from './schemes.policy'
import { pageSchemes } from './schemes.queries'
import { copyScheme as copy, readScheme, removeScheme, saveScheme as save } from './schemes.service'
import { simulate } from './simulation.service'

/** Schemes in scope. */
const queryPageSchemes: Handler<'queryPageSchemes'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t } = body
  const { rows, total } = await pageSchemes(db, actor.scopeOf(EDIT), t, windowOf(currentPage, pageSize))
  return ok({ data: rows, total, currentPage, pageSize })
}

/** A scheme with its criteria. */
const getScheme: Handler<'getScheme'> = async (call) => ok(await readScheme(call, call.query.id))

/** Stores a scheme. */
const saveScheme: Handler<'saveScheme'> = async (call) => ok(await save(call), 'schemes.saved')

/** Copies a scheme. */
const copyScheme: Handler<'copyScheme'> = async (call) => ok(await copy(call), 'schemes.copied')

/** Deletes a version. */
const deleteScheme: Handler<'deleteScheme'> = async (call) => ok(await removeScheme(call), 'schemes.deleted')

/** Tries a scheme out. */
const simulateScheme: Handler<'simulateScheme'> = async (call) => ok(await simulate(call))

/** Operations of this feature. */
export const schemesFeature: Feature = {
  signedIn: { queryPageSchemes, getScheme, saveScheme, copyScheme, deleteScheme, simulateScheme },
}
