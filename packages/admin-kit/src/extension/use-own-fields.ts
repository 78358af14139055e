import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useReportError } from '../context/use-events'
import type { OwnField } from './extension-types'
import { EMPTY, ownFieldValues, type LoadedFields } from './own-fields.queries'

/** Texts by the ids of fields. */
export type OwnValues = Readonly<Record<string, string>>

/** The fields that a page has added to a form. */
export interface OwnFields<Target> {
  fields: readonly OwnField<Target>[]
  valueOf: (id: string) => string
  set: (id: string, value: string) => void
  /** What is wrong with a field, once it is known. */
  errorOf: (field: OwnField<Target>) => string | undefined
  isRequiredMissing: (field: OwnField<Target>) => boolean
  /** It is being loaded, or could not be. */
  isLocked: (id: string) => boolean
  /** Their values are pending. */
  isLoading: boolean
  isDirty: boolean
  /** What is wrong is shown: somebody has tried to save. */
  isChecked: boolean
  /** Shows what is wrong; returns whether nothing is. */
  validate: () => boolean
  /** Stores what has changed; returns why some of it was not, by field. */
  save: (target: Target) => Promise<OwnValues>
  /** Shows why fields were not stored. */
  refuse: (messages: OwnValues) => void
  /** What has been entered, for a draft, and back. */
  edited: OwnValues
  restore: (values: OwnValues) => void
  /** Registers the element of a field, and moves the focus to it. */
  register: (id: string, element: HTMLElement | null) => void
  focus: (id: string) => void
  /** Moves the focus to the first field with a wrong value. */
  focusWrong: () => void
}

const nothing: LoadedFields = { values: {}, failures: {} }
const CONTROLS = 'input, select, textarea, button, [tabindex]'

/** The fields that a page has added: loaded for a record, checked with its form and stored after it. */
export function useOwnFields<Target extends { id: number }>(
  fields: readonly OwnField<Target>[],
  target: Target | null,
): OwnFields<Target> {
  const reportError = useReportError()
  const cache = useQueryClient()
  const query = ownFieldValues(fields, target, reportError)
  const { data = nothing, isLoading } = useQuery(query)
  const [edited, setEdited] = useState<OwnValues>({})
  const [refused, setRefused] = useState<OwnValues>({})
  const [isChecked, setChecked] = useState(false)
  const elements = useRef(new Map<string, HTMLElement>())

  const register = useCallback((id: string, element: HTMLElement | null) => {
    if (element) elements.current.set(id, element)
    else elements.current.delete(id)
  }, [])

  const storedOf = (field: OwnField<Target>) => data.values[field.id] ?? (target ? EMPTY : (field.default ?? EMPTY))
  const stored = new Map(fields.map((field) => [field.id as string, storedOf(field)]))
  const valueOf = (id: string) => edited[id] ?? stored.get(id) ?? EMPTY
  const isChanged = ({ id }: OwnField<Target>) => valueOf(id) !== stored.get(id)
  // The default of a new record has to be stored, too.
  const isToSave = (field: OwnField<Target>) => isChanged(field) || (target === null && valueOf(field.id) !== EMPTY)
  const isLocked = (id: string) => isLoading || data.failures[id] !== undefined
  const isRequiredMissing = ({ id, isRequired = false }: OwnField<Target>) =>
    isRequired && !isLocked(id) && valueOf(id).trim() === EMPTY
  const wrongOf = (field: OwnField<Target>) => (isLocked(field.id) ? null : field.check?.(valueOf(field.id)))
  const isWrong = (field: OwnField<Target>) => isRequiredMissing(field) || Boolean(wrongOf(field))

  const focus = (id: string | undefined) =>
    id !== undefined && elements.current.get(id)?.querySelector<HTMLElement>(CONTROLS)?.focus()

  return {
    fields,
    valueOf,
    set: (id, value) => {
      setEdited((before) => ({ ...before, [id]: value }))
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== id)))
    },
    errorOf: (field) =>
      data.failures[field.id]?.message ?? refused[field.id] ?? (isChecked ? (wrongOf(field) ?? undefined) : undefined),
    isRequiredMissing: (field) => isChecked && isRequiredMissing(field),
    isLocked,
    isLoading,
    isDirty: fields.some(isChanged),
    isChecked,
    validate: () => {
      setChecked(true)
      return !fields.some(isWrong)
    },
    save: async (saved) => {
      const values: Record<string, string> = {}
      const messages: Record<string, string> = {}
      const store = async (field: OwnField<Target>) => {
        const value = valueOf(field.id)
        try {
          await field.save(saved, value)
          values[field.id] = value
        } catch (error) {
          messages[field.id] = error instanceof Error ? error.message : String(error)
          reportError(error)
        }
      }
      await Promise.all(fields.filter(isToSave).map(store))
      cache.setQueryData<LoadedFields>(ownFieldValues(fields, saved, reportError).queryKey, {
        ...data,
        values: { ...data.values, ...values },
      })
      setEdited((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !(id in values))))
      return messages
    },
    refuse: setRefused,
    edited,
    restore: setEdited,
    register,
    focus,
    focusWrong: () => focus(fields.find(isWrong)?.id),
  }
}
