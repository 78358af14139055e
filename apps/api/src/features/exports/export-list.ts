import type { OperationAction } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { AnyCall } from '../../http/call'
import { badRequest } from '../../http/refusals'
import type { MessageKey } from '../../strings/catalogue'

/** Which list is exported. */
export type ExportType = Schema<'ExportType'>

/** Filters of an export by name; empty ones are no condition. */
export type ExportConditions = Readonly<Record<string, unknown>>

/** A column that an export may have. */
export interface ExportColumn {
  title: MessageKey
  /** Width in characters. */
  width: number
  /** Only when requested by name. */
  isExtra?: boolean
}

/** A list that can be exported. */
export interface ExportList {
  code: string
  action: OperationAction
  /** Names of the sheet and, with the day, of the file. */
  sheet: MessageKey
  fileName: MessageKey
  conditions: readonly string[]
  columns: Readonly<Record<string, ExportColumn>>
  count: (call: AnyCall, conditions: ExportConditions) => Promise<number>
  /** Everything that matches within the scope, read in even steps, as text by column; null is an empty cell. */
  rows: (
    call: AnyCall,
    conditions: ExportConditions,
    columns: readonly string[],
  ) => AsyncGenerator<Readonly<Record<string, string | null>>>
}

/** Rows that are read at once. */
export const EXPORT_STEP = 1_000

/** The columns of an export in their order; names that the list does not have are refused. */
export function chosenColumns({ columns }: ExportList, names: readonly string[] | undefined): string[] {
  if (!names?.length) return Object.keys(columns).filter((name) => !columns[name]?.isExtra)
  const unknown = names.findIndex((name) => !Object.hasOwn(columns, name))
  if (unknown >= 0) throw badRequest([{ field: `columns.${unknown}`, key: 'problem.choice' }])
  return [...new Set(names)]
}

/** The filled filters of an export; those that the list does not have are refused. */
export function chosenConditions(list: ExportList, sent: ExportConditions): ExportConditions {
  const filled = Object.entries(sent).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const unknown = filled.find(([name]) => !list.conditions.includes(name))
  if (unknown) throw badRequest([{ field: `conditions.${unknown[0]}`, key: 'problem.unknown' }])
  return Object.fromEntries(filled)
}

/** A filter as text; undefined when it is not set. */
export function textOf(conditions: ExportConditions, name: string): string | undefined {
  const value = conditions[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
