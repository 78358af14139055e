import type { Stage, Subject } from '@doorway/api-client'
import { Button, Chip, ConfirmDialog, type DataColumn, DataTable, Drawer, StatePanel } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { ResearcherDialog } from './researcher-dialog'
import { type Researcher, useRemoveResearcher, useResearchers } from './stages.queries'

const ACTIONS_WIDTH = 120

const columnsOf = (t: Translate): DataColumn<Researcher>[] => [
  { id: 'name', header: t('stages.researchers.name'), width: 96, cell: ({ name }) => name },
  { id: 'title', header: t('stages.researchers.title'), width: 160, cell: ({ title }) => title },
  { id: 'unit', header: t('stages.researchers.unit'), width: 184, cell: ({ orgName }) => orgName },
  {
    id: 'state',
    header: t('stages.researchers.publish'),
    width: 120,
    cell: ({ isPublished }) => (
      <Chip tone={isPublished ? 'success' : 'neutral'}>
        {t(isPublished ? 'stages.researchers.published' : 'stages.researchers.draft')}
      </Chip>
    ),
  },
]

function RemoveQuestion({ researcher, onClose }: { researcher: Researcher; onClose: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const removing = useRemoveResearcher()
  const { id, name } = researcher
  const remove = () =>
    removing.mutate(id, {
      onSuccess: () => notify.success(t('stages.removed', { name })),
      onError: notify.failure,
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('stages.researchers.remove')}
      question={t('stages.researchers.removeQuestion', { name })}
      consequence={t('stages.researchers.removeConsequence')}
      confirmLabel={t('kit.action.delete')}
      isBusy={removing.isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}

export interface ResearcherListProps {
  stage: Stage
  subject: Subject
  onClose: () => void
}

/** 教研员: the people whom the page of a subject presents. */
export function ResearcherList({ stage, subject, onClose }: ResearcherListProps) {
  const t = useTranslate()
  const { data, error, refetch } = useResearchers(stage.code, subject.code)
  const [edited, setEdited] = useState<{ researcher: Researcher | null } | null>(null)
  const [removed, setRemoved] = useState<Researcher | null>(null)
  const name = `${stage.name}${subject.name}`
  const actionsOf = (researcher: Researcher) => (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={`${t('kit.action.edit')} ${researcher.name}`}
        onClick={() => setEdited({ researcher })}
      >
        {t('kit.action.edit')}
      </Button>
      <Button
        size="s"
        variant="quiet"
        aria-label={`${t('kit.action.delete')} ${researcher.name}`}
        onClick={() => setRemoved(researcher)}
      >
        {t('kit.action.delete')}
      </Button>
    </>
  )
  return (
    <Drawer
      isOpen
      size="l"
      title={t('stages.researchers.of', { name })}
      onClose={onClose}
      footer={
        <Button variant="primary" icon="plus" onClick={() => setEdited({ researcher: null })}>
          {t('stages.researchers.add')}
        </Button>
      }
    >
      <DataTable
        caption={t('stages.researchers.list')}
        columns={columnsOf(t)}
        rows={data ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={(researcher) => researcher.name}
        renderActions={actionsOf}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={!data && !error}
        errorState={error && !data && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
        emptyState={
          <StatePanel kind="empty" title={t('stages.researchers.empty')} text={t('stages.researchers.emptyHint')} />
        }
        total={data?.length}
        pageSize={data?.length}
      />
      {edited && (
        <ResearcherDialog
          stageCode={stage.code}
          subjectCode={subject.code}
          researcher={edited.researcher}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveQuestion researcher={removed} onClose={() => setRemoved(null)} />}
    </Drawer>
  )
}
