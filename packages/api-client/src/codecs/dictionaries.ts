import type {
  DictionaryDraft,
  DictionaryEntry,
  ManagedDictionaryEntry,
  Stage,
  StageDraft,
  Subject,
  SubjectDraft,
} from '../domain/dictionary'
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

/** An entry with its state. */
export function managedEntryFromWire(entry: Schema<'DictionaryRow'>): ManagedDictionaryEntry {
  const { enabled, usedBy } = entry
  return { ...dictionaryEntryFromWire(entry), isEnabled: enabled, ...(usedBy && { usedBy }) }
}

/** The body of a save. */
export function dictionaryToWire(draft: DictionaryDraft): Schema<'DictionaryWrite'> {
  return {
    id: draft.id,
    dicType: draft.type,
    dicValue: draft.value,
    dicDisplay: draft.label,
    dicOrder: draft.displayOrder,
    dicName: draft.name,
    dicCode: draft.code,
    isEnd: draft.isEnd,
    dicUp: draft.promotesTo,
    labels: draft.labels,
    enabled: draft.isEnabled,
    version: draft.version,
  }
}

/** A grade stage (the wire says `garde`). */
export function stageFromWire(stage: Schema<'Garde'>): Stage {
  return {
    id: stage.id,
    code: stage.gardeId,
    name: stage.gardeName,
    version: stage.version,
    subjects: stage.courseList.map(subjectFromWire),
    ...(stage.usedBy && { usedBy: stage.usedBy }),
  }
}

/** A subject of a stage (the wire says `course`). */
export function subjectFromWire({ courseId, courseName, version, usedBy }: Schema<'Subject'>): Subject {
  return { code: courseId, name: courseName, version, ...(usedBy && { usedBy }) }
}

/** The body of a stage's save. */
export function stageToWire({ id, code, name, displayOrder, version }: StageDraft): Schema<'StageWrite'> {
  return { id, gardeId: code, gardeName: name, seq: displayOrder, version }
}

/** A subject's identity on the wire: stage and code joined, since a code may be taught in several stages. */
export function subjectKey({ stageCode, code }: { stageCode: string; code: string }): string {
  return `${stageCode}-${code}`
}

/** The body of a subject's save. */
export function subjectToWire(draft: SubjectDraft): Schema<'SubjectWrite'> {
  const { known, stageCode, code, name, displayOrder, version } = draft
  const id = known && subjectKey(known)
  return { id, gardeId: stageCode, courseId: code, courseName: name, seq: displayOrder, version }
}
