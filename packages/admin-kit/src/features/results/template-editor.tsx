import { certificateFields, certificateLimits } from '@doorway/api-client/rules'
import { Button, Checkbox, Dialog, Field, RadioGroup, Textarea, TextField } from '@doorway/ui'
import { useRef } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { useTranslate } from '../../context/use-translate'
import { type Template, type Templates, usePreviewTemplate } from './certificate-templates.queries'
import { sampleNumbers, TemplatePreview } from './template-preview'
import { type TemplateForm, useTemplateForm } from './use-template-form'

const BODY_ROWS = 5

export interface TemplateEditorProps {
  /** Null for a new one. */
  template: Template | null
  competitionId: number
  owner: Pick<Templates, 'code' | 'year' | 'host'>
  onClose: () => void
}

/** The text with its fields; a field is inserted where the caret is. */
function BodyField({ form }: { form: TemplateForm }) {
  const t = useTranslate()
  const area = useRef<HTMLTextAreaElement>(null)
  const { values, set, errorOf } = form
  const insert = (field: string) => {
    const at = area.current?.selectionStart ?? values.body.length
    const end = area.current?.selectionEnd ?? at
    set({ body: `${values.body.slice(0, at)}{${field}}${values.body.slice(end)}` })
    area.current?.focus()
  }
  return (
    <>
      <Field
        label={t('results.template.body')}
        hint={t('results.template.bodyHint')}
        isRequired
        error={errorOf('body')}
      >
        <Textarea
          ref={area}
          rows={BODY_ROWS}
          maxLength={certificateLimits.body}
          value={values.body}
          onChange={({ target }) => set({ body: target.value })}
        />
      </Field>
      <div className="dw-result-tools" role="group" aria-label={t('results.template.insert')}>
        {certificateFields.map((field) => (
          <Button key={field} size="s" icon="plus" onClick={() => insert(field)}>
            {t(`results.template.fields.${field}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

type TextName = 'name' | 'title' | 'issuer' | 'numberRule'

function LineField({ form, name, hint }: { form: TemplateForm; name: TextName; hint?: string }) {
  const t = useTranslate()
  return (
    <Field label={t(`results.template.${name}`)} hint={hint} isRequired={name !== 'issuer'} error={form.errorOf(name)}>
      <TextField
        maxLength={certificateLimits[name]}
        value={form.values[name]}
        onChange={({ target }) => form.set({ [name]: target.value })}
      />
    </Field>
  )
}

function Fields({ form, owner }: { form: TemplateForm; owner: TemplateEditorProps['owner'] }) {
  const t = useTranslate()
  const { values, set } = form
  const samples = sampleNumbers(values.numberRule, owner).join(' ')
  const hint = { code: '{code}', year: '{year}', sequence: '{seq:6}', samples: samples || '-' }
  return (
    <div className="dw-result-stack">
      <LineField form={form} name="name" />
      <RadioGroup
        label={t('results.template.orientation')}
        value={values.orientation}
        options={(['landscape', 'portrait'] as const).map((value) => ({
          value,
          label: t(`results.template.${value}`),
        }))}
        onValueChange={(value) => set({ orientation: value === 'portrait' ? 'portrait' : 'landscape' })}
      />
      <LineField form={form} name="title" />
      <BodyField form={form} />
      <LineField form={form} name="issuer" hint={t('results.template.issuerHint', { host: owner.host })} />
      <LineField form={form} name="numberRule" hint={t('results.template.numberHint', hint)} />
      <Checkbox
        label={t('results.template.isEnabled')}
        checked={values.isEnabled}
        onCheckedChange={(isEnabled) => set({ isEnabled })}
      />
    </div>
  )
}

/** Writes a template next to the certificate that it makes. */
export function TemplateEditor({ template, competitionId, owner, onClose }: TemplateEditorProps) {
  const t = useTranslate()
  const form = useTemplateForm(template, competitionId, onClose)
  const previewing = usePreviewTemplate()
  const preview = () => {
    if (!form.check()) return
    const { isEnabled: _, ...texts } = form.values
    previewing.mutate({ ...texts, competitionId }, { onSuccess: saveDownload, onError: form.fail })
  }
  const close = async () => {
    if (await form.mayLeave()) onClose()
  }
  return (
    <Dialog
      isOpen
      size="l"
      title={template ? t('results.template.edit') : t('results.template.add')}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{t('kit.ui.cancel')}</Button>
          <Button icon="download" isBusy={previewing.isPending} onClick={preview}>
            {t('results.template.pdf')}
          </Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={() => void form.save()}>
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <div className="dw-result-editor">
        <Fields form={form} owner={owner} />
        <div className="dw-result-stack">
          {form.failure !== null && (
            <p className="dw-result-warning" role="alert">
              {form.failure}
            </p>
          )}
          <TemplatePreview texts={form.values} owner={owner} />
        </div>
      </div>
    </Dialog>
  )
}
