import { brokenRules, locales, organizationRules, rootOrganizationId } from '@doorway/api-client/rules'
import { recordOperations } from '../../audit/operation-log'
import { touchOrganizations } from '../../db/data-version'
import { acquireAdvisoryLock, type Db } from '../../db/database'
import { organizationTypes } from '../../db/organization-types'
import type { AnyCall } from '../../http/call'
import type { FieldFault } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { translate } from '../../strings/translate'
import { renumberOrganizations } from '../organizations/organization-positions'
import { insertOrganization, nextOrder, updateOrganization } from '../organizations/organizations.queries'
import { FileTree } from './file-tree'
import {
  cellOf,
  type CheckedLine,
  type ImportKind,
  type ImportLine,
  type ImportMode,
  type ImportRun,
  type StoredLine,
} from './import-kind'
import { listPaths, lookUpAreas, lookUpOrganizations, normalisePath } from './place-lookups'
import { listExisting } from './school-import.queries'
import { undoSchools } from './tree-undo'

const CODE = 'school:import'
const NAME_MAX = 100
const CODE_MAX = 10
const TYPE_MAX = 4

interface Place {
  id: number
  path: string
  depth: number
}

interface SchoolDraft extends CheckedLine {
  values: ImportLine['values']
  existing: Awaited<ReturnType<typeof listExisting>>[number] | undefined
  type: (typeof organizationTypes)[number] | undefined
  areaCode: string | undefined
  /** Undefined while the parent is a row of the same file that is not stored yet. */
  parent: Place | 'root' | undefined
}

const typeOf = (cell: string) =>
  organizationTypes.find(
    (type) => type === cell || locales.some((locale) => translate(locale, `importSchool.kind${type}`) === cell),
  )

/** Reads and stores rows of organizations in the order of the file: a parent may stand above its children in it. */
class SchoolRun implements ImportRun {
  readonly #tree = new FileTree<Place>()

  constructor(
    private readonly call: AnyCall,
    private readonly mode: ImportMode,
  ) {}

  check = async (db: Db, lines: readonly ImportLine[]): Promise<SchoolDraft[]> => {
    const parents = lines.flatMap(({ values }) => values['orgId'] || [])
    const found = await lookUpOrganizations(db, this.call.actor.scopeOf(CODE), parents)
    const areas = await lookUpAreas(
      db,
      lines.flatMap(({ values }) => values['areaCode'] || []),
    )
    const existing = await listExisting(db, lines)
    return lines.map((line) => this.#read(line, found, areas, existing))
  }

  #read(
    { row, values }: ImportLine,
    found: Awaited<ReturnType<typeof lookUpOrganizations>>,
    areas: Awaited<ReturnType<typeof lookUpAreas>>,
    existing: Awaited<ReturnType<typeof listExisting>>,
  ): SchoolDraft {
    const way = normalisePath(cellOf(values, 'orgId'))
    const isRoot = way === String(rootOrganizationId)
    const place = isRoot ? undefined : found.get(cellOf(values, 'orgId'))
    const inFile = isRoot || place?.place ? undefined : this.#tree.find(way)
    const parent = isRoot ? 'root' : (place?.place ?? inFile?.place)
    const parentId = parent === 'root' ? null : parent?.id
    const code = values['code']?.trim()
    const known =
      existing.find((each) => code && each.code === code) ??
      existing.find((each) => each.name === values['name'] && parentId !== undefined && each.parentId === parentId)
    const area = values['areaCode'] ? areas.get(values['areaCode']) : undefined
    const type = typeOf(cellOf(values, 'type').trim())
    const faults: FieldFault[] = brokenRules(organizationRules, {
      name: cellOf(values, 'name'),
      code,
      type: cellOf(values, 'type').trim(),
      orgId: way === '' ? undefined : 0,
    })
    const add = (field: string, key: FieldFault['key'], gaps?: FieldFault['gaps']) => {
      if (!faults.some((fault) => fault.field === field)) faults.push({ field, key, gaps })
    }
    if (way !== '' && !isRoot && !inFile && place?.fault) add('orgId', place.fault)
    if (isRoot && !this.call.actor.scopeOf(CODE).isAll) add('orgId', 'import.unknownSchool')
    if (area?.fault) add('areaCode', area.fault)
    if (values['type'] && !type) add('type', 'organisations.unknownType')
    if (cellOf(values, 'name').length > NAME_MAX) add('name', 'import.textTooLong', { max: NAME_MAX })
    if (code && code.length > CODE_MAX) add('code', 'import.textTooLong', { max: CODE_MAX })
    if (cellOf(values, 'schoolType').length > TYPE_MAX) add('schoolType', 'import.textTooLong', { max: TYPE_MAX })
    if (values['displayOrder'] && !/^\d{1,6}$/.test(values['displayOrder']))
      add('displayOrder', 'areas.error.orderFormat')
    const double = this.#tree.add(row, code, way, cellOf(values, 'name'))
    if (double) add(double.field, 'import.doubleInFile', { row: double.row })
    if (known && this.mode === 'update' && !this.#mayEdit(known, parentId)) add('name', 'import.notEditable')
    return {
      row,
      faults,
      isExisting: known !== undefined,
      values,
      existing: known,
      type,
      areaCode: area?.place?.code,
      parent,
    }
  }

  #mayEdit(known: NonNullable<SchoolDraft['existing']>, parentId: number | null | undefined): boolean {
    return known.parentId === parentId && coversPosition(this.call.actor.scopeOf('school:edit'), known.lft)
  }

  prepare = async (db: Db, lines: readonly ImportLine[]) => {
    const drafts = await this.check(db, lines)
    return async (tx: Db): Promise<StoredLine[]> => {
      await acquireAdvisoryLock(tx, 'organizationTree')
      const stored: StoredLine[] = []
      for (const draft of drafts) stored.push(await this.#store(tx, draft))
      await renumberOrganizations(tx)
      await touchOrganizations(tx)
      const written = stored.filter(({ state }) => state === 'created' || state === 'updated')
      await recordOperations(
        tx,
        this.call,
        written.map(({ state, id = '', label }) => ({
          action: state === 'created' ? 'school.add' : 'school.edit',
          permissionCode: CODE,
          target: { type: 'school', id, label },
          facts: { source: 'import' },
        })),
      )
      return stored
    }
  }

  async #store(tx: Db, draft: SchoolDraft): Promise<StoredLine> {
    const { row, faults, existing } = draft
    if (faults.length > 0) return { row, state: 'invalid', faults }
    if (existing && this.mode === 'skip') return { row, state: 'skipped' }
    return existing ? this.#update(tx, draft, existing) : this.#insert(tx, draft)
  }

  #columns({ values, type, areaCode }: SchoolDraft) {
    const order = values['displayOrder']
    return {
      ...(values['code'] && { code: values['code'].trim() }),
      ...(values['schoolType'] && { schoolType: values['schoolType'].trim() }),
      ...(areaCode && { areaCode }),
      ...(type && { type }),
      ...(order && { displayOrder: Number(order) }),
    }
  }

  async #insert(tx: Db, draft: SchoolDraft): Promise<StoredLine> {
    const { row, values } = draft
    const parent = draft.parent ?? this.#tree.find(normalisePath(cellOf(values, 'orgId')))?.place
    // The row that was to be the parent has not been stored.
    if (!parent) return { row, state: 'invalid', faults: [{ field: 'orgId', key: 'import.unknownSchool' }] }
    const above = parent === 'root' ? { id: null, path: '/', depth: -1 } : parent
    const name = cellOf(values, 'name')
    const { id, path } = await insertOrganization(tx, above.path, {
      type: '2',
      displayOrder: await nextOrder(tx, above.id),
      ...this.#columns(draft),
      name,
      parentId: above.id,
      depth: above.depth + 1,
      createdBy: this.call.actor.userId,
      createdAt: this.call.clock.now(),
    })
    this.#tree.place(row, { id, path, depth: above.depth + 1 })
    return { row, state: 'created', id: String(id), label: name, undo: {} }
  }

  async #update(tx: Db, draft: SchoolDraft, existing: NonNullable<SchoolDraft['existing']>): Promise<StoredLine> {
    const { name, code, type, schoolType, areaCode, displayOrder } = existing
    const version = await updateOrganization(tx, existing.id, {
      ...this.#columns(draft),
      name: draft.values['name'],
      updatedBy: this.call.actor.userId,
      updatedAt: this.call.clock.now(),
    })
    const before = { name, code, type, schoolType, areaCode, displayOrder }
    const undo = { version, before }
    return { row: draft.row, state: 'updated', id: String(existing.id), label: name, undo }
  }
}

/** Organizations out of a file. */
export const schoolImport: ImportKind = {
  name: 'school',
  code: CODE,
  editCode: 'school:edit',
  columns: [
    { field: 'name', title: 'importSchool.name', isRequired: true, width: 32 },
    { field: 'orgId', title: 'importSchool.orgId', isRequired: true, width: 36 },
    { field: 'type', title: 'importSchool.type', isRequired: true, width: 16 },
    { field: 'code', title: 'importSchool.code', width: 14 },
    { field: 'schoolType', title: 'importSchool.schoolType', width: 12 },
    { field: 'areaCode', title: 'importSchool.areaCode', width: 16 },
    { field: 'displayOrder', title: 'importSchool.displayOrder', width: 12 },
  ],
  open: (call, mode) => new SchoolRun(call, mode),
  undo: undoSchools,
  example: {
    name: { key: 'importExample.schoolName' },
    type: { key: 'importSchool.kind2' },
    schoolType: '211',
    displayOrder: '1',
  },
  allowed: async ({ db, actor, origin }) => ({
    orgId: await listPaths(db, actor.scopeOf(CODE)),
    type: organizationTypes.map((type) => translate(origin.locale, `importSchool.kind${type}`)),
  }),
}
