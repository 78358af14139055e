import {
  classFromWire,
  gradeFromWire,
  gradeWithClassesFromWire,
  organizationFromWire,
  organizationHitFromWire,
  organizationToWire,
} from '../codecs/organizations'
import { listToWire } from '../codecs/comma-lists'
import { pageFromWire } from '../codecs/pages'
import type {
  Grade,
  GradeWithClasses,
  Organization,
  OrganizationDraft,
  OrganizationHit,
  OrganizationUsage,
  SchoolClass,
} from '../domain/organization'
import type { Page } from '../domain/page'
import { limits } from '../rules/limits'
import { filledConditions } from '../rules/search'
import type { Connection } from './connection'

/** Filters of the flat organisation list. */
export interface OrganizationConditions {
  name?: string
  parentId?: number
  /** Path of an organisation including itself: it and everything below. */
  path?: readonly number[]
  areaCode?: string
}

/** Schools and other organisations in their tree, to read. */
export interface OrganizationTreeEndpoints {
  /** Children of an organisation in display order; 0 is the root. */
  listChildren: (parentId: number, signal?: AbortSignal) => Promise<Organization[]>
  /** Searches by name on the server, so that branches that are not loaded are found too. */
  search: (keyword: string, signal?: AbortSignal) => Promise<OrganizationHit[]>
  /** The organisation and those above it. */
  getPath: (id: number, signal?: AbortSignal) => Promise<OrganizationHit>
  /** The flat list of at most 9000 (section 9); a larger region has more than it shows, see `total`. */
  listAll: (conditions?: OrganizationConditions, signal?: AbortSignal) => Promise<Page<Organization>>
  /** What hangs on an organisation; called before a deletion. */
  getUsage: (id: number, signal?: AbortSignal) => Promise<OrganizationUsage>
}

/** Schools and other organisations, and their editing. */
export interface OrganizationEndpoints extends OrganizationTreeEndpoints {
  /** Adds, changes or moves an organisation. */
  save: (draft: OrganizationDraft, signal?: AbortSignal) => Promise<Organization>
  /** Deletes an organisation that nothing belongs to. */
  remove: (id: number, signal?: AbortSignal) => Promise<void>
}

/** Grades and classes of schools. */
export interface GradeEndpoints {
  list: (organizationId: number, signal?: AbortSignal) => Promise<Grade[]>
  listClasses: (gradeId: number, signal?: AbortSignal) => Promise<SchoolClass[]>
  listWithClasses: (organizationId: number, signal?: AbortSignal) => Promise<GradeWithClasses[]>
}

/** The calls that read organisations, for screens that only choose one. */
export function organizationTreeEndpoints({ api, unwrap }: Connection): OrganizationTreeEndpoints {
  return {
    listChildren: async (parentId, signal) => {
      const call = api.GET('/api/school/getSchoolInfoListByParentId', { params: { query: { parentId } }, signal })
      return (await unwrap.data(call)).map(organizationFromWire)
    },
    search: async (keyword, signal) => {
      const hits = await unwrap.data(api.POST('/api/school/searchSchool', { body: { keyword }, signal }))
      return hits.map(organizationHitFromWire)
    },
    getPath: async (id, signal) => {
      const call = api.GET('/api/school/getPath', { params: { query: { id } }, signal })
      return organizationHitFromWire(await unwrap.data(call))
    },
    listAll: async ({ path, ...conditions } = {}, signal) => {
      const t = filledConditions({ ...conditions, parentIds: path && listToWire(path) })
      const body = { currentPage: limits.firstPage, pageSize: limits.organizationPageSize, t }
      const found = await unwrap.data(api.POST('/api/school/queryPageSchoolList', { body, signal }))
      return pageFromWire(found, organizationFromWire)
    },
    getUsage: async (id, signal) => {
      const { children, users, grades } = await unwrap.data(
        api.GET('/api/school/getSchoolUsage', { params: { query: { id } }, signal }),
      )
      return { children, users, grades }
    },
  }
}

/** All calls about organisations. */
export function organizationEndpoints(connection: Connection): OrganizationEndpoints {
  const { api, unwrap } = connection
  return {
    ...organizationTreeEndpoints(connection),
    save: async (draft, signal) => {
      const call = api.POST('/api/school/insertOrUpdateSchool', { body: organizationToWire(draft), signal })
      return organizationFromWire(await unwrap.data(call))
    },
    remove: async (id, signal) => {
      await unwrap.data(api.DELETE('/api/school/deleteSchoolById/{id}', { params: { path: { id } }, signal }))
    },
  }
}

/** The calls about grades and classes. */
export function gradeEndpoints({ api, unwrap }: Connection): GradeEndpoints {
  return {
    list: async (schoolId, signal) => {
      const call = api.GET('/api/schoolGrade/getSchoolGradeListBySchoolId', { params: { query: { schoolId } }, signal })
      return (await unwrap.data(call)).map(gradeFromWire)
    },
    listClasses: async (gradeId, signal) => {
      const call = api.GET('/api/schoolClass/getClassInfoList', { params: { query: { gradeId } }, signal })
      return (await unwrap.data(call)).map(classFromWire)
    },
    listWithClasses: async (schoolId, signal) => {
      const call = api.GET('/api/schoolClass/getGradeAndClassList', { params: { query: { schoolId } }, signal })
      return (await unwrap.data(call)).map(gradeWithClassesFromWire)
    },
  }
}
