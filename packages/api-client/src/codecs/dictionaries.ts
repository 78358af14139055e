import type { DictionaryEntry, Stage } from '../domain/dictionary'
import type { Schema } from '../types'

/** An entry of a dictionary. */
export function dictionaryEntryFromWire(entry: Schema<'DictionaryEntry'>): DictionaryEntry {
  return {
    id: entry.id,
    type: entry.dicType,
    value: entry.dicValue,
    label: entry.dicDisplay,
    labels: entry.labels,
    displayOrder: entry.dicOrder,
    name: entry.dicName,
    code: entry.dicCode,
    isEnd: entry.isEnd,
    promotesTo: entry.dicUp,
    version: entry.version,
  }
}

/** A grade stage (the wire says `garde`). */
export function stageFromWire(stage: Schema<'Garde'>): Stage {
  return {
    id: stage.id,
    code: stage.gardeId,
    name: stage.gardeName,
    subjects: stage.courseList.map(({ courseId, courseName }) => ({ code: courseId, name: courseName })),
  }
}
