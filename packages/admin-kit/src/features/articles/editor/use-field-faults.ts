import { ApiError } from '@doorway/api-client'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'

type Faults = Readonly<Record<string, string>>

const none: Faults = {}

/** What is wrong with fields of a kind: in the server's words, or that they are empty. */
export function useFieldFaults() {
  const t = useTranslate()
  const [faults, setFaults] = useState(none)
  return {
    faults,
    showMissing: (fields: readonly string[]) =>
      setFaults(Object.fromEntries(fields.map((field) => [field, t('articles.kind.required')]))),
    /** Shows what a refused call says of fields, if it says anything of them. */
    showRefused: (error: unknown) => {
      if (!(error instanceof ApiError) || error.fieldErrors.length === 0) return
      setFaults(Object.fromEntries(error.fieldErrors.map(({ field, msg }) => [field, msg])))
    },
    /** The field is being mended. */
    remove: (field: string) =>
      setFaults((known) =>
        field in known ? Object.fromEntries(Object.entries(known).filter(([name]) => name !== field)) : known,
      ),
  }
}
