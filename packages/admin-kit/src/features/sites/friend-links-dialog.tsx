import { Button, Field, IconButton, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { RecordDialog } from '../../forms/record-dialog'
import {
  frontPageLimits,
  type GroupDraft,
  groupDraftsOf,
  movedBy,
  newGroup,
  newLink,
  replacedAt,
  topicDraftsOf,
  writtenGroups,
  writtenTopics,
} from './links-draft'
import { OtherLanguages, PartFrame } from './part-frame'
import type { LinksDialogProps } from './topics-dialog'
import { useLinksForm } from './use-links-form'

interface GroupFieldsProps {
  group: GroupDraft
  faultAt: (field: string) => string | undefined
  onChange: (change: Partial<GroupDraft>) => void
}

function LinkFields({ group: { links }, faultAt, onChange }: GroupFieldsProps) {
  const t = useTranslate()
  return links.map((link, place) => (
    <div key={link.key} className="dw-site-link">
      <Field label={t('sites.links.name')} isRequired error={faultAt(`links.${place}.name`)}>
        <TextField
          maxLength={frontPageLimits.linkName}
          value={link.name}
          onChange={(event) => onChange({ links: replacedAt(links, place, { name: event.target.value }) })}
        />
      </Field>
      <Field className="dw-site-link-url" label={t('sites.links.url')} isRequired error={faultAt(`links.${place}.url`)}>
        <TextField
          type="url"
          placeholder="https://"
          maxLength={frontPageLimits.url}
          value={link.url}
          onChange={(event) => onChange({ links: replacedAt(links, place, { url: event.target.value }) })}
        />
      </Field>
      <IconButton
        className="dw-site-link-remove"
        icon="delete"
        label={`${t('sites.links.remove')} ${link.name.trim() || t('sites.links.newLink')}`}
        onClick={() => onChange({ links: links.filter((one) => one !== link) })}
      />
    </div>
  ))
}

function GroupFields(props: GroupFieldsProps) {
  const { group, faultAt, onChange } = props
  const t = useTranslate()
  const { name, names, links } = group
  const fault = faultAt('links')
  return (
    <>
      <Field label={t('sites.links.group')} isRequired error={faultAt('name')}>
        <TextField
          maxLength={frontPageLimits.groupName}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <OtherLanguages
        label={t('sites.links.group')}
        maxLength={frontPageLimits.groupName}
        texts={names}
        onChange={(changed) => onChange({ names: changed })}
      />
      <LinkFields {...props} />
      {fault && (
        <p className="dw-field-error" role="alert">
          {fault}
        </p>
      )}
      {links.length < frontPageLimits.links && (
        <Button className="dw-site-add" size="s" icon="plus" onClick={() => onChange({ links: [...links, newLink()] })}>
          {t('sites.links.addLink')}
        </Button>
      )}
    </>
  )
}

/** The links to other sites on a front page, in groups. */
export function FriendLinksDialog({ site, stored, onClose }: LinksDialogProps) {
  const t = useTranslate()
  const [opened] = useState(() => groupDraftsOf(stored))
  const [groups, setGroups] = useState(opened)
  const form = useLinksForm({
    site,
    stored,
    written: () => ({ topics: writtenTopics(topicDraftsOf(stored)), linkGroups: writtenGroups(groups) }),
    onClose,
  })
  return (
    <RecordDialog
      title={t('sites.links.of', { name: site.name })}
      what={t('sites.block.links')}
      isDirty={groups !== opened}
      isBusy={form.isBusy}
      failure={form.failure}
      size="l"
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="dw-site-note">{t('sites.links.hint')}</p>
      {groups.length === 0 && <p>{t('sites.links.empty')}</p>}
      {groups.map((group, place) => (
        <PartFrame
          key={group.key}
          name={group.name.trim() || t('sites.links.newGroup')}
          place={place}
          count={groups.length}
          onMove={(step) => setGroups(movedBy(groups, place, step))}
          onRemove={() => setGroups(groups.filter((one) => one !== group))}
        >
          <GroupFields
            group={group}
            faultAt={(field) => form.faultAt(`linkGroups.${place}.${field}`)}
            onChange={(change) => setGroups(replacedAt(groups, place, change))}
          />
        </PartFrame>
      ))}
      {groups.length < frontPageLimits.groups && (
        <Button className="dw-site-add" icon="plus" onClick={() => setGroups([...groups, newGroup()])}>
          {t('sites.links.addGroup')}
        </Button>
      )}
    </RecordDialog>
  )
}
