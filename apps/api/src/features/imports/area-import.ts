import { areaNodeRules, brokenRules } from '@doorway/api-client/rules'
import { recordOperations } from '../../audit/operation-log'
import { acquireAdvisoryLock, type Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import type { FieldFault } from '../../http/refusals'
import { coversArea } from '../../security/scope'
import { isRoot } from '../areas/areas.policy'
import { insertArea, updateArea } from '../areas/areas.queries'
import { listExisting } from './area-import.queries'
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
import { findExampleArea } from './parent-lookups.queries'
import { lookUpAreas, normalisePath } from './place-lookups'
import { undoAreas } from './tree-undo'

const CODE = 'area:add'
/** Number of the example below its parent, as towns are numbered. */
const EXAMPLE_NUMBER = '199'

interface Place {
  code: string
  path: string
  depth: number
}

interface AreaDraft extends CheckedLine {
  values: ImportLine['values']
  existing: Awaited<ReturnType<typeof listExisting>>[number] | undefined
  parent: Place | 'root' | undefined
}

/** Reads and stores rows of areas in the order of the file: a parent may stand above its children in it. */
class AreaRun implements ImportRun {
  readonly #tree = new FileTree<Place>()

  constructor(
    private readonly call: AnyCall,
    private readonly mode: ImportMode,
  ) {}

  check = async (db: Db, lines: readonly ImportLine[]): Promise<AreaDraft[]> => {
    const found = await lookUpAreas(
      db,
      lines.flatMap(({ values }) => values['parentCode'] || []),
    )
    const existing = await listExisting(db, lines)
    return lines.map((line) => this.#read(line, found, existing))
  }

  #read(
    { row, values }: ImportLine,
    found: Awaited<ReturnType<typeof lookUpAreas>>,
    existing: Awaited<ReturnType<typeof listExisting>>,
  ): AreaDraft {
    const scope = this.call.actor.scopeOf(CODE)
    const areaCode = cellOf(values, 'areaCode').trim()
    const way = normalisePath(cellOf(values, 'parentCode'))
    const atRoot = isRoot(way)
    const place = atRoot ? undefined : found.get(cellOf(values, 'parentCode'))
    const inFile = atRoot || place?.place ? undefined : this.#tree.find(way)
    const known = existing.find((each) => each.areaCode === areaCode)
    const sent = { areaCode, name: cellOf(values, 'name'), displayOrder: cellOf(values, 'displayOrder') }
    const faults: FieldFault[] = brokenRules(areaNodeRules, sent)
    const add = (field: string, key: FieldFault['key'], gaps?: FieldFault['gaps']) => {
      if (!faults.some((fault) => fault.field === field)) faults.push({ field, key, gaps })
    }
    const isOutside = atRoot ? !scope.isAll : place?.place && !coversArea(scope, place.place.path)
    if (isOutside || (!atRoot && !place?.place && !inFile)) add('parentCode', place?.fault ?? 'import.unknownArea')
    const double = this.#tree.add(row, areaCode, way, sent.name)
    if (double?.field === 'code') add('areaCode', 'import.doubleInFile', { row: double.row })
    if (known && this.mode === 'update' && !this.#mayEdit(known)) add('areaCode', 'import.notEditable')
    const parent = atRoot ? 'root' : (place?.place ?? inFile?.place)
    return { row, faults, isExisting: known !== undefined, values, existing: known, parent }
  }

  #mayEdit(known: NonNullable<AreaDraft['existing']>): boolean {
    return known.dataStatus === '0' && coversArea(this.call.actor.scopeOf('area:edit'), known.path)
  }

  prepare = async (db: Db, lines: readonly ImportLine[]) => {
    const drafts = await this.check(db, lines)
    return async (tx: Db): Promise<StoredLine[]> => {
      await acquireAdvisoryLock(tx, 'areaTree')
      const stored: StoredLine[] = []
      for (const draft of drafts) stored.push(await this.#store(tx, draft))
      const written = stored.filter(({ state }) => state === 'created' || state === 'updated')
      await recordOperations(
        tx,
        this.call,
        written.map(({ state, id = '', label }) => ({
          action: state === 'created' ? 'area.add' : 'area.edit',
          permissionCode: CODE,
          target: { type: 'area', id, label },
          facts: { source: 'import' },
        })),
      )
      return stored
    }
  }

  async #store(tx: Db, draft: AreaDraft): Promise<StoredLine> {
    const { row, faults, existing } = draft
    if (faults.length > 0) return { row, state: 'invalid', faults }
    if (existing && this.mode === 'skip') return { row, state: 'skipped' }
    return existing ? this.#update(tx, draft, existing) : this.#insert(tx, draft)
  }

  async #insert(tx: Db, draft: AreaDraft): Promise<StoredLine> {
    const { row, values } = draft
    const parent = draft.parent ?? this.#tree.find(normalisePath(cellOf(values, 'parentCode')))?.place
    // The row that was to be the parent has not been stored.
    if (!parent) return { row, state: 'invalid', faults: [{ field: 'parentCode', key: 'import.unknownArea' }] }
    const above = parent === 'root' ? { code: null, path: '/', depth: -1 } : parent
    const areaCode = cellOf(values, 'areaCode').trim()
    const path = `${above.path}${areaCode}/`
    const depth = above.depth + 1
    await insertArea(tx, {
      areaCode,
      name: cellOf(values, 'name'),
      parentCode: above.code,
      depth,
      path,
      displayOrder: Number(values['displayOrder']),
      createdBy: this.call.actor.userId,
      createdAt: this.call.clock.now(),
    })
    this.#tree.place(row, { code: areaCode, path, depth })
    return { row, state: 'created', id: areaCode, label: values['name'], undo: {} }
  }

  async #update(tx: Db, { row, values }: AreaDraft, existing: NonNullable<AreaDraft['existing']>): Promise<StoredLine> {
    const { areaCode, name, displayOrder } = existing
    const version = await updateArea(tx, areaCode, {
      name: values['name'],
      displayOrder: Number(values['displayOrder']),
      updatedBy: this.call.actor.userId,
      updatedAt: this.call.clock.now(),
    })
    if (version === undefined) throw new Error('An area of this import was deleted while its tree was locked.')
    const undo = { version, before: { name, displayOrder } }
    return { row, state: 'updated', id: areaCode, label: name, undo }
  }
}

/** Areas out of a file. */
export const areaImport: ImportKind = {
  name: 'area',
  code: CODE,
  editCode: 'area:edit',
  columns: [
    { field: 'areaCode', title: 'importArea.areaCode', isRequired: true, width: 16 },
    { field: 'name', title: 'importArea.name', isRequired: true, width: 24 },
    { field: 'parentCode', title: 'importArea.parentCode', isRequired: true, width: 28 },
    { field: 'displayOrder', title: 'importArea.displayOrder', isRequired: true, width: 12 },
  ],
  open: (call, mode) => new AreaRun(call, mode),
  undo: undoAreas,
  example: { name: { key: 'importExample.areaName' }, displayOrder: '1' },
  exampleCells: async ({ db, actor }) => {
    const parentCode = await findExampleArea(db, actor.scopeOf(CODE))
    return { areaCode: parentCode && `${parentCode}${EXAMPLE_NUMBER}`, parentCode }
  },
  allowed: () => Promise.resolve({}),
}
