import { Button, Chip, ConfirmDialog, Field, Select, Skeleton, StatePanel } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import {
  type Template,
  type Templates,
  useChooseTemplates,
  useRemoveTemplate,
  useTemplates,
} from './certificate-templates.queries'
import { TemplateEditor } from './template-editor'
import { TemplatePreview } from './template-preview'

const NONE = 'none'

interface CardProps {
  template: Template
  owner: Templates
  onEdit: () => void
  onRemove: () => void
}

function TemplateCard({ template, owner, onEdit, onRemove }: CardProps) {
  const t = useTranslate()
  const { name, isEnabled, awards, certificates } = template
  return (
    <li className="dw-result-card">
      <TemplatePreview texts={template} owner={owner} />
      <b>{name}</b>
      <span className="dw-result-tools">
        <Chip>{t(`results.template.${template.orientation}`)}</Chip>
        {!isEnabled && <Chip tone="warning">{t('results.template.disabled')}</Chip>}
      </span>
      <span className="dw-result-muted">{t('results.template.usage', { awards, certificates })}</span>
      <span className="dw-result-tools">
        <Button size="s" aria-label={`${t('results.template.edit')} ${name}`} onClick={onEdit}>
          {t('results.template.edit')}
        </Button>
        <Button size="s" variant="quiet" aria-label={`${t('results.template.remove')} ${name}`} onClick={onRemove}>
          {t('results.template.remove')}
        </Button>
      </span>
    </li>
  )
}

/** Which template each award of the competition has. */
function Choices({ competitionId, data }: { competitionId: number; data: Templates }) {
  const t = useTranslate()
  const notify = useNotify()
  const choosing = useChooseTemplates(competitionId)
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const valueOf = (awardId: number, templateId: number | null) => chosen[awardId] ?? String(templateId ?? NONE)
  const save = () =>
    choosing.mutate(
      data.awards.map(({ awardId, templateId }) => {
        const value = valueOf(awardId, templateId)
        return { awardId, templateId: value === NONE ? null : Number(value) }
      }),
      {
        onSuccess: () => {
          setChosen({})
          notify.success(t('results.template.chosen'))
        },
        onError: notify.failure,
      },
    )
  const optionsOf = (templateId: number | null) => [
    { value: NONE, label: t('results.certificate.noTemplate') },
    ...data.templates
      .filter(({ id, isEnabled }) => isEnabled || id === templateId)
      .map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  if (data.awards.length === 0) return null
  return (
    <section className="dw-result-compute" aria-label={t('results.template.choices')}>
      <h2 className="dw-result-heading">{t('results.template.choices')}</h2>
      <p className="dw-result-muted">{t('results.template.choicesHint')}</p>
      <div className="dw-result-choices">
        {data.awards.map(({ awardId, awardName, groupName, isOrganization, templateId }) => (
          <Field
            key={awardId}
            label={[groupName, awardName, isOrganization ? t('results.template.org') : null].filter(Boolean).join(' ')}
          >
            <Select
              placeholder={null}
              value={valueOf(awardId, templateId)}
              options={optionsOf(templateId)}
              onValueChange={(value) => setChosen((before) => ({ ...before, [awardId]: value }))}
            />
          </Field>
        ))}
      </div>
      <div className="dw-result-tools">
        <Button
          variant="primary"
          disabled={Object.keys(chosen).length === 0}
          isBusy={choosing.isPending}
          onClick={save}
        >
          {t('kit.action.save')}
        </Button>
      </div>
    </section>
  )
}

interface RemovalProps {
  template: Template
  onClose: () => void
}

function Removal({ template, onClose }: RemovalProps) {
  const t = useTranslate()
  const notify = useNotify()
  const removing = useRemoveTemplate()
  const { name } = template
  const remove = () =>
    removing.mutate(template, {
      onSuccess: () => notify.success(t('results.template.removed', { name })),
      onError: notify.failure,
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen
      title={t('results.template.remove')}
      question={t('results.template.removeQuestion', { name })}
      confirmLabel={t('results.template.remove')}
      isBusy={removing.isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}

/** Templates of the organiser: their list, their editor, and which award has which. */
export function TemplatePanel({ competitionId }: { competitionId: number }) {
  const t = useTranslate()
  const templates = useTemplates(competitionId)
  const [edited, setEdited] = useState<Template | 'new' | null>(null)
  const [removed, setRemoved] = useState<Template | null>(null)
  if (templates.error) return <FailurePanel error={templates.error} onRetry={() => void templates.refetch()} />
  if (!templates.data) return <Skeleton width="full" />
  const { data } = templates
  return (
    <div className="dw-result-pane">
      <div className="dw-result-tools">
        <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('results.template.add')}
        </Button>
      </div>
      {data.templates.length === 0 ? (
        <StatePanel kind="empty" title={t('results.template.empty')} text={t('results.template.emptyHint')} />
      ) : (
        <ul className="dw-result-cards" aria-label={t('results.template.list')}>
          {data.templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              owner={data}
              onEdit={() => setEdited(template)}
              onRemove={() => setRemoved(template)}
            />
          ))}
        </ul>
      )}
      <Choices competitionId={competitionId} data={data} />
      {edited !== null && (
        <TemplateEditor
          key={edited === 'new' ? 'new' : edited.id}
          template={edited === 'new' ? null : edited}
          competitionId={competitionId}
          owner={data}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <Removal template={removed} onClose={() => setRemoved(null)} />}
    </div>
  )
}
