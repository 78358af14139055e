import type { ImportJob, ImportRow } from '../domain/import'
import type { Task } from '../domain/task'
import type { Schema } from '../types'

/** A row of an import. */
export function importRowFromWire({ row, state, cells, errors }: Schema<'ImportRow'>): ImportRow {
  return { row, state, cells, faults: errors.map(({ msg, ...fault }) => ({ ...fault, message: msg })) }
}

/** An import. */
export function importJobFromWire({ jobId, rows, ...job }: Schema<'ImportJob'>): ImportJob {
  return { ...job, id: jobId, sample: rows.map(importRowFromWire) }
}

/** A background task. */
export function taskFromWire({ msg, jobId, ...task }: Schema<'Task'>): Task {
  return { ...task, message: msg, importId: jobId }
}
