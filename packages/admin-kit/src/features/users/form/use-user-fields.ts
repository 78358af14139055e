import type { SavedUser } from '@doorway/api-client'
import { useQuery } from '@tanstack/react-query'
import { useErrorText } from '../../../forms/use-error-text'
import { addChineseTexts } from '../../../late-texts/late-texts'
import { zhForm } from '../strings/form'
import { useUserQueries } from '../users.queries'
import { isUserField } from './user-field-labels'
import type { UserField, UserFormValues } from './user-form.schema'
import type { UserRecord } from './user-record'
import { useUserEditor } from './use-user-editor'

addChineseTexts('users', zhForm)

/** A stored user for a form, as it is now. */
export function useUserRecord(id: number): {
  record: UserRecord | undefined
  error: Error | null
  reload: () => void
} {
  const { data, error, refetch } = useQuery(useUserQueries().record(id))
  return { record: data, error, reload: () => void refetch() }
}

/** One field of a form that the page renders itself. */
export interface UserFieldState<Value> {
  value: Value
  onChange: (value: Value) => void
  /** Checks the field, as leaving it does in our form. */
  onBlur: () => void
  /** What is wrong, in the reader's language. */
  error: string | undefined
  isDirty: boolean
}

/** A form of a user that the page renders itself. */
export interface UserFields {
  isNew: boolean
  /** The names and types are those of the form's values. */
  field: <Name extends UserField>(name: Name) => UserFieldState<UserFormValues[Name]>
  /** What saving has found wrong, by field; `null` is the form as a whole. */
  faults: readonly { field: UserField | null; message: string }[]
  isDirty: boolean
  isSaving: boolean
  /** Checks, saves and calls `onSaved`. A refusal of the server's is at its field, and in a short message. */
  save: () => void
  /** Calls `onClose`, after a confirmation when something is unsaved. */
  close: () => void
}

export interface UserFieldsStart {
  /** Null adds a user. Another user is another key of the component. */
  record: UserRecord | null
  onSaved: (user: SavedUser) => void
  onClose: () => void
}

const toCheck = { shouldDirty: true, shouldTouch: true } as const

/** The key of a field's fault; that of a list is at its root. */
function messageOf(error: object): string | undefined {
  const { message, root }: { message?: unknown; root?: unknown } = error
  if (typeof message === 'string') return message
  return typeof root === 'object' && root !== null ? messageOf(root) : undefined
}

/**
 * The user form without its looks: values, rules, saving, version conflicts, drafts and the guard of unsaved input, for
 * a page that renders the fields itself.
 */
export function useUserFields({ record, onSaved, onClose }: UserFieldsStart): UserFields {
  const editor = useUserEditor({ record, onSaved, onClose })
  const errorText = useErrorText()
  const { form, isNew, isSaving } = editor
  const { formState } = form
  const { errors, isDirty, submitCount } = formState
  // Subscribes to every value.
  form.watch()
  return {
    isNew,
    isDirty,
    isSaving,
    field: (name) => {
      const { error, isDirty: isFieldDirty } = form.getFieldState(name, formState)
      const value: UserFormValues[typeof name] = form.getValues(name)
      return {
        value,
        onChange: (next) => {
          form.setValue<UserField>(name, next, { ...toCheck, shouldValidate: error !== undefined || submitCount > 0 })
        },
        onBlur: () => void form.trigger(name),
        error: errorText(error),
        isDirty: isFieldDirty,
      }
    },
    faults:
      submitCount === 0
        ? []
        : Object.entries(errors).flatMap(([name, error]) => {
            const message = errorText({ message: messageOf(error) })
            return message === undefined ? [] : [{ field: isUserField(name) ? name : null, message }]
          }),
    save: () => editor.submit('close'),
    close: editor.close,
  }
}
