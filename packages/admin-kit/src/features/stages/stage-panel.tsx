import { Button, Skeleton, StatePanel } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useContainerWidth } from '../../browser/use-container-width'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { useCodesPending, usePermission } from '../../session/use-session'
import { CascaderPreview } from './cascader-preview'
import { researcherList, stageDialog, subjectDialog } from './lazy-parts'
import { StageList } from './stage-list'
import { stageCodes } from './stages.codes'
import { useStages } from './stages.queries'
import { SubjectList } from './subject-list'
import { RemoveQuestion, useStageCommands } from './use-stage-commands'

/** In px; in a narrower container the stages are a select above the subjects. */
const TWO_PANES = 640

/** Stages, the subjects of the chosen one, and how forms offer both. */
export function StagePanel() {
  const t = useTranslate()
  const isPending = useCodesPending()
  const canEdit = usePermission(stageCodes.edit)
  const [ref, width] = useContainerWidth()
  const { data, error, refetch } = useStages()
  const [picked, pick] = useState<string>()
  const commands = useStageCommands()
  useReady(data !== undefined)
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!data || isPending) return <Skeleton width="full" />
  const stage = data.find(({ code }) => code === picked) ?? data[0]
  const isNarrow = width !== null && width < TWO_PANES
  const { question, close } = commands
  return (
    <div ref={ref} className="dw-stage" data-narrow={isNarrow || undefined}>
      {stage ? (
        <>
          <StageList
            stages={data}
            chosen={stage.code}
            onChoose={pick}
            canEdit={canEdit}
            isNarrow={isNarrow}
            commands={commands}
          />
          <div className="dw-stage-subjects">
            <SubjectList stage={stage} canEdit={canEdit} commands={commands} />
            <CascaderPreview stages={data} />
          </div>
        </>
      ) : (
        <StatePanel
          kind="empty"
          title={t('stages.empty')}
          action={
            canEdit && (
              <Button onClick={() => commands.open({ kind: 'editStage', stage: null })}>{t('stages.addStage')}</Button>
            )
          }
        />
      )}
      <Suspense>
        {question?.kind === 'editStage' && <stageDialog.Part stage={question.stage} onClose={close} />}
        {question?.kind === 'editSubject' && stage && (
          <subjectDialog.Part
            stages={data}
            stageCode={stage.code}
            subject={question.subject}
            onSaved={pick}
            onClose={close}
          />
        )}
        {question?.kind === 'researchers' && stage && (
          <researcherList.Part stage={stage} subject={question.subject} onClose={close} />
        )}
      </Suspense>
      <RemoveQuestion commands={commands} />
    </div>
  )
}
