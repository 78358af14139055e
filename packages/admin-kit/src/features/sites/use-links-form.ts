import { ApiError } from '@doorway/api-client'
import { useState } from 'react'
import { isSilent } from '../../context/use-events'
import { useTranslate } from '../../context/use-translate'
import { useErrorText } from '../../forms/use-error-text'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { useNotify } from '../../mutations/use-notify'
import type { LinksDraft, SiteLinks } from './site-types'
import { useSaveLinks } from './sites.queries'

export interface LinksFormOptions {
  site: { id: number; name: string }
  stored: SiteLinks
  /** The lists as they are saved, with what the form holds in place of one of them. */
  written: () => Pick<LinksDraft, 'topics' | 'linkGroups'>
  onClose: () => void
}

/** Saves the topics or the links of a front page; faults stand at their fields, other refusals above them. */
export function useLinksForm({ site, stored, written, onClose }: LinksFormOptions) {
  const t = useTranslate()
  const notify = useNotify()
  const errorText = useErrorText()
  const saving = useSaveLinks()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [failure, setFailure] = useState<unknown>(null)
  const refuse = (error: unknown) => {
    if (isSilent(error)) return
    const fields = error instanceof ApiError ? error.fieldErrors : []
    setFaults(new Map(fields.map(({ field, msg }) => [field, msg])))
    setFailure(fields.length > 0 ? null : error)
  }
  const submit = useSingleSubmit(async () => {
    setFailure(null)
    try {
      await saving.mutateAsync({ id: site.id, draft: { version: stored.version, ...written() } })
      notify.success(t('sites.blocks.saved', { name: site.name }))
      onClose()
    } catch (error) {
      refuse(error)
    }
  })
  return {
    submit,
    failure,
    isBusy: saving.isPending,
    faultAt: (field: string) => errorText({ message: faults.get(field) }),
  }
}
