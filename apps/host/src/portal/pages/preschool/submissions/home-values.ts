import type { HomeDraft } from '@doorway/api-client'
import { brokenRules, homeDraftRules, homeSubmissionRules, type RuleKey } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'

/** A picture of the form. */
export interface HomePicture {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** What the form holds: every choice as text, empty until it is made. */
export interface HomeValues {
  /** Of the draft, once there is one. */
  id?: number
  version?: number
  title: string
  workKind: string
  field: string
  ageClass: string
  content: string
  showsChild: boolean
  childId: string
  /** The guardian has read the text and agrees; asked for with every submission anew. */
  isAgreed: boolean
  pictures: readonly HomePicture[]
}

/** The form of something new. */
export const emptyValues: HomeValues = {
  title: '',
  workKind: '',
  field: '',
  ageClass: '',
  content: '',
  showsChild: false,
  childId: '',
  isAgreed: false,
  pictures: [],
}

/** The form of a draft. */
export function valuesOf(draft: Schema<'HomeSubmission'>): HomeValues {
  const { id, version, title, workKind, field, ageClass, content, showsChild, childId, files } = draft
  return {
    id,
    version,
    title,
    workKind: workKind ?? '',
    field: field ?? '',
    ageClass: ageClass ?? '',
    content,
    showsChild,
    childId: childId === null ? '' : String(childId),
    isAgreed: false,
    pictures: files.map((file) => ({ id: file.id, name: file.name, size: file.size })),
  }
}

const WORK_KINDS = ['activity', 'toy'] as const
const FIELDS = ['health', 'language', 'society', 'science', 'art'] as const
const AGE_CLASSES = ['small', 'middle', 'big'] as const

const chosen = <Choice extends string>(choices: readonly Choice[], text: string) =>
  choices.find((choice) => choice === text)

/** The values as the server takes them; what is not chosen is left out. */
export function valuesToWire(values: HomeValues): HomeDraft {
  const { id, version, title, content, showsChild, childId, pictures } = values
  return {
    id,
    version,
    title,
    workKind: chosen(WORK_KINDS, values.workKind),
    field: chosen(FIELDS, values.field),
    ageClass: chosen(AGE_CLASSES, values.ageClass),
    content,
    showsChild,
    childId: showsChild && childId !== '' ? Number(childId) : null,
    fileIds: pictures.map((picture) => picture.id),
  }
}

/** The rules that the values break, by field: those of a draft, or of what is handed in. */
export function brokenIn(values: HomeValues, state: 'draft' | 'pending'): [string, RuleKey][] {
  const wire = valuesToWire(values)
  const rules = state === 'draft' ? homeDraftRules : homeSubmissionRules(values.showsChild)
  const broken = brokenRules(rules, wire).map(({ field, key }): [string, RuleKey] => [field, key])
  const lacksConsent = state === 'pending' && values.showsChild && !values.isAgreed
  return lacksConsent ? [...broken, ['consent', 'preschool.error.consentMissing']] : broken
}

/** Does the form hold what is not saved? A consent is no part of a draft. */
export function differs(values: HomeValues, saved: HomeValues): boolean {
  return JSON.stringify(valuesToWire(values)) !== JSON.stringify(valuesToWire(saved))
}

const textIn = (kept: Record<string, unknown>, name: string) => {
  const text = kept[name]
  return typeof text === 'string' ? text : ''
}
const numberIn = (kept: Record<string, unknown>, name: string) => {
  const number = kept[name]
  return typeof number === 'number' ? number : undefined
}

function picturesIn(kept: Record<string, unknown>): HomePicture[] {
  const pictures: unknown[] = Array.isArray(kept['pictures']) ? kept['pictures'] : []
  return pictures.flatMap((picture) => {
    const facts: Record<string, unknown> = { ...Object(picture) }
    const id = textIn(facts, 'id')
    return id === '' ? [] : { id, name: textIn(facts, 'name'), size: numberIn(facts, 'size') ?? 0 }
  })
}

/** What was kept as plain values, as a form again. */
export function restoredValues(kept: Record<string, unknown>): HomeValues {
  return {
    id: numberIn(kept, 'id'),
    version: numberIn(kept, 'version'),
    title: textIn(kept, 'title'),
    workKind: textIn(kept, 'workKind'),
    field: textIn(kept, 'field'),
    ageClass: textIn(kept, 'ageClass'),
    content: textIn(kept, 'content'),
    showsChild: kept['showsChild'] === true,
    childId: textIn(kept, 'childId'),
    isAgreed: false,
    pictures: picturesIn(kept),
  }
}
