import * as z from 'zod/mini'
import { inputTexts } from '../../forms/input-text'
import type { Column, ColumnDraft, ParentId } from './column-types'

/** Languages of the name in addition to the source language. */
export const nameLocales = ['en', 'ja', 'ko', 'tw'] as const

/** The key of the words for a number of review levels. */
export function reviewText(levels: number) {
  if (levels === 1) return 'columns.reviews.levels1'
  if (levels === 2) return 'columns.reviews.levels2'
  return levels === 3 ? 'columns.reviews.levels3' : 'columns.reviews.levels0'
}

/** A column to add below a parent, or one to change. */
export type ColumnEdit =
  | { mode: 'append'; siteId: number; parentId: ParentId; parentName: string | null }
  | { mode: 'update'; siteId: number; column: Column }

const text = z.string()

/** What the form holds: text, as it is typed. A stored draft is read by it. */
export const columnForm = z.object({
  name: text,
  names: z.object({ en: text, ja: text, ko: text, tw: text }),
  code: text,
  kind: z.enum(['list', 'page', 'link', 'aggregate']),
  bindRoute: text,
  isNav: z.boolean(),
  isHidden: z.boolean(),
  visibility: z.enum(['public', 'login', 'role', 'scope']),
  visibleRoleIds: z.array(text),
  reviewLevels: text,
  freshnessDays: text,
  seoTitle: text,
  seoDescription: text,
})
/** Values of the form. */
export type ColumnFormValues = z.infer<typeof columnForm>

const empty: ColumnFormValues = {
  name: '',
  names: { en: '', ja: '', ko: '', tw: '' },
  code: '',
  kind: 'list',
  bindRoute: '',
  isNav: true,
  isHidden: false,
  visibility: 'public',
  visibleRoleIds: [],
  reviewLevels: '1',
  freshnessDays: '',
  seoTitle: '',
  seoDescription: '',
}

/** What the form starts from. */
export function columnFormValues(edit: ColumnEdit): ColumnFormValues {
  if (edit.mode === 'append') return empty
  const { column } = edit
  const { en, ja, ko, tw } = column.names
  const { seoTitle, seoDescription } = inputTexts({
    seoTitle: column.seo.title,
    seoDescription: column.seo.description,
  })
  return {
    name: column.name,
    names: inputTexts({ en, ja, ko, tw }),
    code: column.code,
    kind: column.kind,
    ...inputTexts({ bindRoute: column.bindRoute }),
    isNav: column.isNav,
    isHidden: column.state === 'hidden',
    visibility: column.visibility,
    visibleRoleIds: column.visibleRoleIds.map(String),
    reviewLevels: String(column.reviewLevels),
    freshnessDays: column.freshnessDays === null ? '' : String(column.freshnessDays),
    seoTitle,
    seoDescription,
  }
}

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim())

/** What is saved. Names of other languages that the form does not show stay as they are. */
export function columnDraft(edit: ColumnEdit, values: ColumnFormValues): ColumnDraft {
  const stored = edit.mode === 'update' ? edit.column.names : {}
  const typed = Object.fromEntries(Object.entries(values.names).map(([locale, name]) => [locale, name.trim()]))
  const names = Object.fromEntries(Object.entries({ ...stored, ...typed }).filter(([, name]) => name !== ''))
  const days = orNull(values.freshnessDays)
  const draft = {
    siteId: edit.siteId,
    name: values.name.trim(),
    names,
    code: values.code.trim(),
    kind: values.kind,
    bindRoute: orNull(values.bindRoute),
    isNav: values.isNav,
    state: values.isHidden ? ('hidden' as const) : ('on' as const),
    visibility: values.visibility,
    visibleRoleIds: values.visibility === 'role' ? values.visibleRoleIds.map(Number) : [],
    reviewLevels: Number(values.reviewLevels),
    freshnessDays: days === null ? null : Number(days),
    seo: { title: orNull(values.seoTitle), description: orNull(values.seoDescription) },
  }
  if (edit.mode === 'append') return { ...draft, parentId: edit.parentId }
  return { ...draft, id: edit.column.id, version: edit.column.version }
}

/** A column as it is stored, shown or hidden. */
export function visibilityDraft(siteId: number, column: Column, isHidden: boolean, version?: number): ColumnDraft {
  const { id, name, names, code, kind, bindRoute, isNav, visibility, visibleRoleIds, reviewLevels, freshnessDays } =
    column
  const fields = { name, names, code, kind, bindRoute, isNav, visibility, visibleRoleIds, reviewLevels, freshnessDays }
  return { ...fields, siteId, id, seo: column.seo, state: isHidden ? 'hidden' : 'on', version }
}
