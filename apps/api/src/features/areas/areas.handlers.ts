import type { DataOf, Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { listAllAreas } from './all-areas'
import { isRoot, requireArea } from './areas.policy'
import { ancestorCodes, presentArea, presentHit } from './areas.presenter'
import {
  countUsage,
  findArea,
  findAreaVersion,
  listChildren,
  listNames,
  searchAreas as findAreas,
} from './areas.queries'
import { addArea, deleteArea as removeArea, editArea, reorderChildren, setAreaStatus } from './areas.service'

const DEFAULT_HITS = 20

/** Every area, flat. The list has megabytes, so all callers share its bytes. */
const getAllAreas: PublicHandler<'getAllAreas'> = ({ db, request, sharedBodies, clock }) => {
  const load = (): Promise<DataOf<'getAllAreas'>> => listAllAreas(db)
  return sharedBodies.respond(request, { key: 'areas', version: () => findAreaVersion(db), load }, clock.now())
}

/** One level of the tree. */
const getAreaChildren: PublicHandler<'getAreaChildren'> = async ({ db, query }) => {
  const children = await listChildren(db, isRoot(query.parentCode) ? null : query.parentCode)
  return ok(children.map(presentArea))
}

/** Areas by name or code, with the way down to them. */
const searchAreas: Handler<'searchAreas'> = async ({ db, query }) => {
  const keyword = query.keyword.trim()
  if (keyword === '') return ok([])
  const hits = await findAreas(db, keyword, query.limit ?? DEFAULT_HITS)
  const codes = new Set(hits.flatMap(({ path }) => ancestorCodes(path)))
  const names = codes.size === 0 ? [] : await listNames(db, [...codes])
  const nameByCode = new Map(names.map(({ areaCode, name }) => [areaCode, name]))
  return ok(hits.map((hit) => presentHit(hit, nameByCode)))
}

/** What a deletion would touch. */
const getAreaUsage: Handler<'getAreaUsage'> = async ({ db, query, actor }) => {
  const area = requireArea(actor, 'area:list', await findArea(db, query.areaCode))
  return ok({ areaCode: area.areaCode, ...(await countUsage(db, area.path)) })
}

/** Adds an area. */
const insertArea: Handler<'insertArea'> = async (call) => ok(presentArea(await addArea(call)))

/** Changes an area. */
const updateArea: Handler<'updateArea'> = async (call) => ok(presentArea(await editArea(call)))

/** Deletes a branch. */
const deleteArea: Handler<'deleteArea'> = async (call) => ok({ deleted: await removeArea(call) }, 'areas.deleted')

/** Enables or disables an area. */
const updateAreaStatus: Handler<'updateAreaStatus'> = async (call) => ok(presentArea(await setAreaStatus(call)))

/** Reorders the children of an area. */
const reorderAreas: Handler<'reorderAreas'> = async (call) => {
  await reorderChildren(call)
  return ok(null)
}

/** Operations of this feature. */
export const areasFeature: Feature = {
  open: { getAllAreas, getAreaChildren },
  signedIn: { searchAreas, getAreaUsage, insertArea, updateArea, deleteArea, updateAreaStatus, reorderAreas },
}
