import { ApiError, type Stage } from '@doorway/api-client'
import { resourceEndpoints } from '@doorway/api-client/endpoints'
import { brokenRules, resourceRules, type RuleKey } from '@doorway/api-client/rules'
import { useNotify } from '@doorway/admin-kit'
import { Button } from '@doorway/ui'
import { useRef, useState, type FormEvent } from 'react'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { draftToWire, type DraftValues } from './resource-draft'
import { ResourceFields } from './resource-fields'
import { useUploadStrings } from './use-upload-strings'

export interface ResourceFormProps {
  draft: DraftValues
  stages: readonly Stage[]
  onClose: () => void
  /** Called when the lists have to be reloaded. */
  onSaved: () => Promise<void>
}

/** By field: a rule, whose message follows the language, or the server's message. */
type Faults = Record<string, { rule: RuleKey } | { text: string }>

/** The form of a resource. Its rules are the server's; server errors are shown at their fields too. */
export function ResourceForm({ draft, stages, onClose, onSaved }: ResourceFormProps) {
  const { words, rules } = useUploadStrings()
  const notify = useNotify()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(draft)
  const [faults, setFaults] = useState<Faults>({})
  const [saving, setSaving] = useState<'draft' | 'pending' | null>(null)

  const showFaults = (found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const save = async (state: 'draft' | 'pending') => {
    const broken = brokenRules(resourceRules, values)
    const body = draftToWire(values)
    if (broken.length > 0 || !body)
      return showFaults(Object.fromEntries(broken.map(({ field, key }) => [field, { rule: key }])))
    setSaving(state)
    try {
      const saved = await pageClient().endpoints(resourceEndpoints).save(body)
      // Saved in any case; a submission that is refused stays a draft.
      const submission = state === 'pending' ? pageClient().endpoints(resourceEndpoints).submit(saved) : undefined
      await submission?.then(() => notify.success(words.submitted), notify.failure)
      if (!submission) notify.success(words.saved)
      await onSaved()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showFaults(Object.fromEntries(error.fieldErrors.map(({ field, msg }) => [field, { text: msg }])))
      if (error.fieldErrors.length === 0) notify.failure(error)
    } finally {
      setSaving(null)
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save('draft')
  }
  const texts = Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, 'rule' in fault ? rules[fault.rule] : fault.text]),
  )
  return (
    <form ref={form} className="dw-upload-form" noValidate onSubmit={handleSubmit}>
      <ResourceFields values={values} faults={texts} stages={stages} onChange={setValues} />
      <div className="dw-upload-actions">
        <Button type="submit" variant="primary" isBusy={saving === 'draft'}>
          {words.save}
        </Button>
        <Button isBusy={saving === 'pending'} onClick={() => void save('pending')}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
