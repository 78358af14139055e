import { type ArticleKindField, missingKindFields } from '@doorway/api-client/rules'
import { Button, Dialog } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { useNotify } from '../../../mutations/use-notify'
import type { ArticleFinding } from '../article-types'
import { useEditorCalls, useSubmitArticle } from '../articles.queries'
import { ArticleFindings } from './article-findings'
import type { Translate } from '../../../i18n/translate'
import { kindValuesOf } from './kind-values'
import type { ArticleEditing } from './use-article-editing'

function fieldLabel(t: Translate, field: ArticleKindField): string {
  if (field === 'interpretsId') return t('articles.kind.interprets')
  return t(field === 'principalId' ? 'articles.kind.principal' : `articles.${field}`)
}

/** Saves, checks and submits; what the check finds is shown before anything is submitted. */
export function useSubmission(editing: ArticleEditing) {
  const t = useTranslate()
  const notify = useNotify()
  const calls = useEditorCalls()
  const submitting = useSubmitArticle()
  const [findings, setFindings] = useState<readonly ArticleFinding[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setFindings(null)
    setBusy(true)
    const saved = await editing.save(true)
    if (saved) {
      try {
        editing.adopt(await submitting.mutateAsync(saved))
        notify.success(t('articles.done.submit'))
      } catch (error) {
        editing.showRefused(error)
        notify.failure(error)
      }
    }
    setBusy(false)
  }
  const check = async () => {
    setBusy(true)
    try {
      const found = await calls.check({ title: editing.values.title, bodyHtml: editing.html() })
      setBusy(false)
      return found
    } catch (error) {
      notify.failure(error)
      setBusy(false)
      return null
    }
  }
  return {
    findings,
    isBusy,
    dismiss: () => setFindings(null),
    submit,
    check,
    /** Checks first; without findings it submits at once. */
    start: async () => {
      const missing = missingKindFields(kindValuesOf(editing.values.kind))
      if (missing.length > 0) {
        editing.showMissing(missing)
        notify.warning(t('articles.kind.missing', { fields: missing.map((field) => fieldLabel(t, field)).join('、') }))
        return
      }
      const found = await check()
      if (found === null) return
      if (found.length > 0) setFindings(found)
      else await submit()
    },
  }
}

export interface SubmitDialogProps {
  findings: readonly ArticleFinding[]
  onSubmit: () => void
  onClose: () => void
}

/** What the check found before an article is submitted. */
export function SubmitDialog({ findings, onSubmit, onClose }: SubmitDialogProps) {
  const t = useTranslate()
  return (
    <Dialog
      isOpen
      title={t('articles.check.title')}
      description={t('articles.check.question')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            {t('articles.check.back')}
          </Button>
          <Button onClick={onSubmit}>{t('articles.check.submit')}</Button>
        </>
      }
    >
      <ArticleFindings findings={findings} />
    </Dialog>
  )
}
