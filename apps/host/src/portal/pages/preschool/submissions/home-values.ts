import type { HomeDraft } from '@doorway/api-client'
import { brokenRules, homeDraftRules, homeSubmissionRules, type RuleKey } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { inputTexts } from '../../../parts/forms/input-texts'

/** A picture of the form. */
export interface HomePicture {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** Values of the form: every choice as text, empty until it is made. */
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
  /** The guardian has read the text and agrees; required again with every submission. */
  isAgreed: boolean
  pictures: readonly HomePicture[]
}

/** Values of a new form. */
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

/** Returns the form values of a draft. */
export function valuesOf(draft: Schema<'HomeSubmission'>): HomeValues {
  const { id, version, title, workKind, field, ageClass, content, showsChild, childId, files } = draft
  return {
    id,
    version,
    title,
    ...inputTexts({ workKind, field, ageClass }),
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

/** Converts the values to the request body; unset choices are left out. */
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

/** Returns the broken rules by field: those of a draft or of a submission. */
export function brokenIn(values: HomeValues, state: 'draft' | 'pending'): [string, RuleKey][] {
  const wire = valuesToWire(values)
  const rules = state === 'draft' ? homeDraftRules : homeSubmissionRules(values.showsChild)
  const broken = brokenRules(rules, wire).map(({ field, key }): [string, RuleKey] => [field, key])
  const lacksConsent = state === 'pending' && values.showsChild && !values.isAgreed
  return lacksConsent ? [...broken, ['consent', 'preschool.error.consentMissing']] : broken
}

/** Returns whether the form has unsaved values. A consent is no part of a draft. */
export function differs(values: HomeValues, saved: HomeValues): boolean {
  return JSON.stringify(valuesToWire(values)) !== JSON.stringify(valuesToWire(saved))
}

const textIn = (stored: Record<string, unknown>, name: string) => {
  const text = stored[name]
  return typeof text === 'string' ? text : ''
}
const numberIn = (stored: Record<string, unknown>, name: string) => {
  const number = stored[name]
  return typeof number === 'number' ? number : undefined
}

function picturesIn(stored: Record<string, unknown>): HomePicture[] {
  const pictures: unknown[] = Array.isArray(stored['pictures']) ? stored['pictures'] : []
  return pictures.flatMap((picture) => {
    const facts: Record<string, unknown> = { ...Object(picture) }
    const [id, size] = [textIn(facts, 'id'), numberIn(facts, 'size')]
    return id === '' || size === undefined ? [] : { id, name: textIn(facts, 'name'), size }
  })
}

/** Restores the values of the form from stored plain values. */
export function restoredValues(stored: Record<string, unknown>): HomeValues {
  return {
    id: numberIn(stored, 'id'),
    version: numberIn(stored, 'version'),
    title: textIn(stored, 'title'),
    workKind: textIn(stored, 'workKind'),
    field: textIn(stored, 'field'),
    ageClass: textIn(stored, 'ageClass'),
    content: textIn(stored, 'content'),
    showsChild: stored['showsChild'] === true,
    childId: textIn(stored, 'childId'),
    isAgreed: false,
    pictures: picturesIn(stored),
  }
}
