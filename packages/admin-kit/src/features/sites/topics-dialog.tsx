import { Button, Field, Select, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { RecordDialog } from '../../forms/record-dialog'
import {
  frontPageLimits,
  groupDraftsOf,
  movedBy,
  newTopic,
  replacedAt,
  type TopicDraft,
  topicDraftsOf,
  writtenGroups,
  writtenTopics,
} from './links-draft'
import { OtherLanguages, PartFrame } from './part-frame'
import { PictureField } from './picture-field'
import type { SiteLinks } from './site-types'
import { useLinksForm } from './use-links-form'

export interface LinksDialogProps {
  site: { id: number; name: string }
  stored: SiteLinks
  onClose: () => void
}

interface TopicFieldsProps {
  topic: TopicDraft
  faultAt: (field: 'title' | 'summary' | 'tag' | 'route' | 'coverFileId') => string | undefined
  onChange: (change: Partial<TopicDraft>) => void
}

function TopicFields({ topic, faultAt, onChange }: TopicFieldsProps) {
  const t = useTranslate()
  const { title, titles, summary, target, tag, route } = topic
  return (
    <div className="dw-site-topic">
      <div className="dw-site-form">
        <Field label={t('sites.topics.title')} isRequired error={faultAt('title')}>
          <TextField
            maxLength={frontPageLimits.topicTitle}
            value={title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <OtherLanguages
          label={t('sites.topics.title')}
          maxLength={frontPageLimits.topicTitle}
          texts={titles}
          onChange={(changed) => onChange({ titles: changed })}
        />
        <Field label={t('sites.topics.summary')} isRequired error={faultAt('summary')}>
          <TextField
            maxLength={frontPageLimits.topicSummary}
            value={summary}
            onChange={(event) => onChange({ summary: event.target.value })}
          />
        </Field>
        <Field label={t('sites.topics.target')}>
          <Select
            options={(['tag', 'route'] as const).map((value) => ({ value, label: t(`sites.topics.to.${value}`) }))}
            value={target}
            onValueChange={(value) => onChange({ target: value === 'route' ? 'route' : 'tag' })}
          />
        </Field>
        {target === 'tag' ? (
          <Field label={t('sites.topics.tag')} isRequired hint={t('sites.topics.tagHint')} error={faultAt('tag')}>
            <TextField
              maxLength={frontPageLimits.tag}
              value={tag}
              onChange={(event) => onChange({ tag: event.target.value })}
            />
          </Field>
        ) : (
          <Field
            label={t('sites.topics.route')}
            isRequired
            hint={t('sites.topics.routeHint')}
            error={faultAt('route') ?? faultAt('tag')}
          >
            <TextField
              maxLength={frontPageLimits.route}
              value={route}
              onChange={(event) => onChange({ route: event.target.value })}
            />
          </Field>
        )}
      </div>
      <div>
        <PictureField
          words={{
            label: t('sites.topics.cover.title'),
            choose: t('sites.form.chooseLogo'),
            hint: t('sites.topics.cover.hint'),
            alt: t('sites.topics.cover.alt', { name: title }),
            remove: t('sites.topics.cover.remove'),
          }}
          storedUrl={topic.coverUrl}
          error={faultAt('coverFileId')}
          onChange={(coverFileId) => onChange({ coverFileId })}
        />
      </div>
    </div>
  )
}

/** The special topics of a front page: their order, texts, and what each leads to. */
export function TopicsDialog({ site, stored, onClose }: LinksDialogProps) {
  const t = useTranslate()
  const [opened] = useState(() => topicDraftsOf(stored))
  const [topics, setTopics] = useState(opened)
  const form = useLinksForm({
    site,
    stored,
    written: () => ({ topics: writtenTopics(topics), linkGroups: writtenGroups(groupDraftsOf(stored)) }),
    onClose,
  })
  return (
    <RecordDialog
      title={t('sites.topics.of', { name: site.name })}
      what={t('sites.block.topics')}
      isDirty={topics !== opened}
      isBusy={form.isBusy}
      failure={form.failure}
      size="l"
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="dw-site-note">{t('sites.topics.hint')}</p>
      {topics.length === 0 && <p>{t('sites.topics.empty')}</p>}
      {topics.map((topic, place) => (
        <PartFrame
          key={topic.key}
          name={topic.title.trim() || t('sites.topics.new')}
          place={place}
          count={topics.length}
          onMove={(step) => setTopics(movedBy(topics, place, step))}
          onRemove={() => setTopics(topics.filter((one) => one !== topic))}
        >
          <TopicFields
            topic={topic}
            faultAt={(field) => form.faultAt(`topics.${place}.${field}`)}
            onChange={(change) => setTopics(replacedAt(topics, place, change))}
          />
        </PartFrame>
      ))}
      {topics.length < frontPageLimits.topics && (
        <Button className="dw-site-add" icon="plus" onClick={() => setTopics([...topics, newTopic()])}>
          {t('sites.topics.add')}
        </Button>
      )}
    </RecordDialog>
  )
}
