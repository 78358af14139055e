import type { LoginRecord, OperationRecord } from '../domain/log'
import type { Schema } from '../types'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** A line of the sign-in log. */
export function loginFromWire({ schoolName, ...row }: Schema<'LoginLogRow'>): LoginRecord {
  return { ...row, organizationName: schoolName }
}

/** A line of the operation log; the differences become a list that a table can show. */
export function operationFromWire({ diff, names = [], ...row }: Schema<'OperationLogRow'>): OperationRecord {
  const { difference, ...facts } = diff
  const nameOf = (field: string, value: string | null) =>
    names.find((known) => known.field === field && known.value === value)?.name ?? null
  const changes = Object.entries(isRecord(difference) ? difference : {}).map(([field, change]) => {
    const before = isRecord(change) ? textOrNull(change['before']) : null
    const after = isRecord(change) ? textOrNull(change['after']) : null
    return { field, before, after, beforeName: nameOf(field, before), afterName: nameOf(field, after) }
  })
  return { ...row, changes, facts }
}
