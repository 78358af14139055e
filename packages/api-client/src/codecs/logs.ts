import type { LoginRecord, OperationRecord } from '../domain/log'
import type { Schema } from '../types'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** A line of the sign-in log. */
export function loginFromWire({ schoolName, ...row }: Schema<'LoginLogRow'>): LoginRecord {
  return { ...row, organizationName: schoolName }
}

/** A line of the operation log; the differences become a list that a table can show. */
export function operationFromWire({ diff, ...row }: Schema<'OperationLogRow'>): OperationRecord {
  const { difference, ...facts } = diff
  const changes = Object.entries(isRecord(difference) ? difference : {}).map(([field, change]) => ({
    field,
    before: isRecord(change) ? textOrNull(change['before']) : null,
    after: isRecord(change) ? textOrNull(change['after']) : null,
  }))
  return { ...row, changes, facts }
}
