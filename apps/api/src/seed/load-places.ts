import type { SeedArea } from './area-seed'
import type { SeedGrade } from './class-seed'
import type { SeedOrganization } from './organization-seed'
import type { SetContext } from './set-context'

/** Writes areas. */
export async function loadAreas({ table, createdAt }: SetContext, areas: readonly SeedArea[]): Promise<void> {
  const writer = await table('area', [
    'area_code',
    'name',
    'parent_code',
    'depth',
    'path',
    'display_order',
    'data_status',
    'created_at',
  ])
  for (const { code, name, parentCode, depth, path, order, isDisabled } of areas)
    await writer.add([code, name, parentCode, depth, path, order, isDisabled ? '1' : '0', createdAt])
  await writer.end()
}

/** Writes organizations. */
export async function loadOrganizations(
  { table, createdAt }: SetContext,
  organizations: readonly SeedOrganization[],
): Promise<void> {
  const writer = await table('school', [
    'id',
    'name',
    'parent_id',
    'path',
    'lft',
    'rgt',
    'type',
    'depth',
    'code',
    'school_type',
    'area_code',
    'display_order',
    'state',
    'created_at',
  ])
  for (const each of organizations) {
    const { id, name, parentId, path, lft, rgt, type, depth, code, schoolType, areaCode, order, state } = each
    await writer.add([
      id,
      name,
      parentId,
      path,
      lft,
      rgt,
      type,
      depth,
      code,
      schoolType,
      areaCode,
      order,
      state,
      createdAt,
    ])
  }
  await writer.end()
}

/** Writes grades with their classes. */
export async function loadGrades({ table }: SetContext, grades: readonly SeedGrade[]): Promise<void> {
  const gradeTable = await table('school_grade', ['id', 'school_id', 'garde_id', 'name', 'in_year', 'seq'])
  for (const { id, schoolId, gardeId, name, inYear, seq } of grades)
    await gradeTable.add([id, schoolId, gardeId, name, inYear, seq])
  await gradeTable.end()
  const classTable = await table('school_class', ['id', 'grade_id', 'name', 'seq'])
  for (const { id: gradeId, classes } of grades)
    for (const { id, name, seq } of classes) await classTable.add([id, gradeId, name, seq])
  await classTable.end()
}
