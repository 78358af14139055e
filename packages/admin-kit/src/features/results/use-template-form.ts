import { ApiError } from '@doorway/api-client'
import { brokenCertificate, defaultCertificate, defaultNumberRule } from '@doorway/api-client/rules'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { type Template, type TemplateSave, useSaveTemplate } from './certificate-templates.queries'

/** What is typed into the form of a template. */
export type TemplateValues = Omit<TemplateSave, 'id' | 'version' | 'competitionId'>

const noErrors: Readonly<Record<string, string>> = {}

function valuesOf(template: Template | null): TemplateValues {
  if (!template) return { ...defaultCertificate, name: '', numberRule: defaultNumberRule, isEnabled: true }
  const { orientation, name, title, body, issuer, numberRule, isEnabled } = template
  return { orientation, name, title, body, issuer, numberRule, isEnabled }
}

/** The form of a template, or of a new one: what is typed, what is wrong, and saving against the version that was seen. */
export function useTemplateForm(template: Template | null, competitionId: number, onSaved: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const saving = useSaveTemplate()
  const [stored] = useState(() => valuesOf(template))
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState(noErrors)
  const [failure, setFailure] = useState<string | null>(null)
  const isDirty = JSON.stringify(values) !== JSON.stringify(stored)
  const check = (): boolean => {
    const faults = brokenCertificate(values).map(({ field, fault, name = '' }) => [
      field,
      t(`results.template.fault.${fault}`, { name, example: fault === 'noHolder' ? '{holder}' : '{seq:6}' }),
    ])
    setErrors(Object.fromEntries(faults))
    setFailure(null)
    return faults.length === 0
  }
  /** Shows why the server refused, next to its fields where it names them. */
  const fail = (error: unknown) => {
    if (isSilent(error)) return
    const faults = error instanceof ApiError ? error.fieldErrors : []
    setErrors(Object.fromEntries(faults.map(({ field, msg }) => [field, msg])))
    setFailure(faults.length > 0 ? null : failureText(error))
  }
  const save = async (): Promise<boolean> => {
    if (!check()) return false
    const known = template && { id: template.id, version: template.version }
    try {
      const saved = await saving.mutateAsync({ ...values, competitionId, ...known })
      guard.release()
      notify.success(t('results.template.saved', { name: saved.name }))
      onSaved()
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }
  const guard = useDirtyGuard({ isDirty, what: t('results.template.what'), save })
  return {
    values,
    set: (change: Partial<TemplateValues>) => setValues((before) => ({ ...before, ...change })),
    errorOf: (field: keyof TemplateValues): string | undefined => errors[field],
    failure,
    isSaving: saving.isPending,
    mayLeave: guard.mayLeave,
    check,
    fail,
    save,
  }
}

/** The form of a template as its views get it. */
export type TemplateForm = ReturnType<typeof useTemplateForm>
