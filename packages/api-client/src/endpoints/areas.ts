import { areaFromWire, areaHitFromWire, areaToWire } from '../codecs/areas'
import { enabledToWire } from '../codecs/flags'
import type { Area, AreaDraft, AreaHit, AreaUsage } from '../domain/area'
import type { Connection } from './connection'

/** The area tree, to read. */
export interface AreaTreeEndpoints {
  /** Every area, flat, parents before children. */
  listAll: (signal?: AbortSignal) => Promise<Area[]>
  /** Children in display order; '0' is the root. */
  listChildren: (parentCode: string, signal?: AbortSignal) => Promise<Area[]>
  /** Finds by part of the name or the beginning of the code. */
  search: (keyword: string, signal?: AbortSignal) => Promise<AreaHit[]>
  /** What deleting an area would touch. */
  getUsage: (code: string, signal?: AbortSignal) => Promise<AreaUsage>
}

/** The area tree, and its editing. */
export interface AreaEndpoints extends AreaTreeEndpoints {
  add: (draft: AreaDraft, signal?: AbortSignal) => Promise<Area>
  /** The code stays; another parent moves the branch. */
  update: (draft: AreaDraft, signal?: AbortSignal) => Promise<Area>
  /** Deletes the area with everything below; returns how many. */
  remove: (code: string, signal?: AbortSignal) => Promise<number>
  setEnabled: (area: { code: string; version?: number }, isEnabled: boolean, signal?: AbortSignal) => Promise<Area>
  /** Puts the children of a parent into this order. */
  reorder: (parentCode: string, codes: readonly string[], signal?: AbortSignal) => Promise<void>
}

/** The calls that read areas, for screens that only choose one. */
export function areaTreeEndpoints({ api, unwrap }: Connection): AreaTreeEndpoints {
  return {
    listAll: async (signal) => (await unwrap.data(api.GET('/api/area/getAllAreaList', { signal }))).map(areaFromWire),
    listChildren: async (parentCode, signal) => {
      const call = api.GET('/api/area/getAreaListByParentCode', { params: { query: { parentCode } }, signal })
      return (await unwrap.data(call)).map(areaFromWire)
    },
    search: async (keyword, signal) => {
      const call = api.GET('/api/area/search', { params: { query: { keyword } }, signal })
      return (await unwrap.data(call)).map(areaHitFromWire)
    },
    getUsage: async (areaCode, signal) => {
      const call = api.GET('/api/area/getAreaUsage', { params: { query: { areaCode } }, signal })
      const { descendants, schools, users } = await unwrap.data(call)
      return { descendants, organizations: schools, users }
    },
  }
}

/** All calls about areas. */
export function areaEndpoints(connection: Connection): AreaEndpoints {
  const { api, unwrap } = connection
  return {
    ...areaTreeEndpoints(connection),
    add: async (draft, signal) =>
      areaFromWire(await unwrap.data(api.POST('/api/area/insertAreaInfo', { body: areaToWire(draft), signal }))),
    update: async (draft, signal) =>
      areaFromWire(await unwrap.data(api.POST('/api/area/updateAreaInfo', { body: areaToWire(draft), signal }))),
    remove: async (areaCode, signal) => {
      const params = { path: { areaCode } }
      const call = api.DELETE('/api/area/deleteAreaInfoByCode/{areaCode}', { params, signal })
      return (await unwrap.data(call)).deleted
    },
    setEnabled: async (area, isEnabled, signal) => {
      const body = { areaCode: area.code, dataStatus: enabledToWire(isEnabled), version: area.version }
      return areaFromWire(await unwrap.data(api.POST('/api/area/updateDicState', { body, signal })))
    },
    reorder: (parentCode, codes, signal) =>
      unwrap.nothing(api.POST('/api/area/reorder', { body: { parentCode, areaCodes: [...codes] }, signal })),
  }
}
