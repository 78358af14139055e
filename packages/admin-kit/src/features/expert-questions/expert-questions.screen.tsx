import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { ExpertQuestionTexts } from './expert-question-texts'
import { QuestionPanel } from './question-panel'

/** The screen takes nothing of its own. */
export type ExpertQuestionsProps = ScreenProps

/** 专家问答: questions of parents wait for the reply of an expert here (domain 1.5, aiBaby). */
export function ExpertQuestions({ handle }: ExpertQuestionsProps) {
  return (
    <Widget part="expert-questions" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <ExpertQuestionTexts>
          <QuestionPanel />
        </ExpertQuestionTexts>
      </Suspense>
    </Widget>
  )
}
