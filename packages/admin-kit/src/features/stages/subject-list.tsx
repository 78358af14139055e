import type { Stage, Subject } from '@doorway/api-client'
import { Button, DataTable, StatePanel, type DataColumn } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { BlockedAction } from '../../screens/blocked-action'
import type { Translate } from '../../i18n/translate'
import { useSubjectReason } from './use-in-use-reason'
import type { StageCommands } from './use-stage-commands'

const ACTIONS_WIDTH = 216

export interface SubjectListProps {
  stage: Stage
  canEdit: boolean
  commands: StageCommands
}

const columnsOf = (t: Translate): DataColumn<Subject>[] => [
  { id: 'code', header: t('stages.subjectCode'), width: 120, cell: ({ code }) => code },
  { id: 'name', header: t('stages.subjectName'), isHideable: false, cell: ({ name }) => name },
]

/** Subjects of one stage. */
export function SubjectList({ stage, canEdit, commands }: SubjectListProps) {
  const t = useTranslate()
  const reasonOf = useSubjectReason()
  const edit = (subject: Subject | null) => commands.open({ kind: 'editSubject', subject })
  const add = canEdit && (
    <Button variant="primary" icon="plus" onClick={() => edit(null)}>
      {t('stages.addSubject')}
    </Button>
  )
  return (
    <>
      {add && <div className="dw-stage-tools">{add}</div>}
      <DataTable
        caption={t('stages.subjectsOf', { name: stage.name })}
        columns={columnsOf(t)}
        rows={stage.subjects}
        rowKey={({ code }) => code}
        rowLabel={({ name }) => name}
        onRowActivate={canEdit ? edit : undefined}
        renderActions={
          canEdit
            ? (subject) => (
                <>
                  <Button size="s" variant="quiet" onClick={() => commands.open({ kind: 'researchers', subject })}>
                    {t('stages.researchers.open')}
                  </Button>
                  <Button size="s" variant="quiet" onClick={() => edit(subject)}>
                    {t('kit.action.edit')}
                  </Button>
                  <BlockedAction reason={reasonOf(subject)}>
                    {(blocked) => (
                      <Button
                        size="s"
                        variant="quiet"
                        onClick={() => commands.open({ kind: 'removeSubject', stageCode: stage.code, subject })}
                        {...blocked}
                      >
                        {t('kit.action.delete')}
                      </Button>
                    )}
                  </BlockedAction>
                </>
              )
            : undefined
        }
        actionsWidth={ACTIONS_WIDTH}
        emptyState={<StatePanel kind="empty" title={t('stages.noSubjects', { name: stage.name })} />}
        total={stage.subjects.length}
        pageSize={stage.subjects.length}
      />
    </>
  )
}
