import type { Stage } from '@doorway/api-client'
import { Card, Field, Select } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'

const noChoice = ''

/** 级联预览: stage and subject as the forms of users offer them. */
export function CascaderPreview({ stages }: { stages: readonly Stage[] }) {
  const t = useTranslate()
  const [stageCode, setStage] = useState(noChoice)
  const [subjectCode, setSubject] = useState(noChoice)
  const stage = stages.find(({ code }) => code === stageCode)
  const subjects = stage ? stage.subjects : []
  const subject = subjects.find(({ code }) => code === subjectCode)
  return (
    <Card className="dw-stage-preview" role="group" aria-label={t('stages.preview')}>
      <strong>{t('stages.preview')}</strong>
      <div className="dw-stage-preview-fields">
        <Field className="dw-stage-preview-field" label={t('stages.stage')}>
          <Select
            options={stages.map(({ code, name }) => ({ value: code, label: name }))}
            value={stageCode}
            onValueChange={(code) => {
              setStage(code)
              setSubject(noChoice)
            }}
          />
        </Field>
        <Field className="dw-stage-preview-field" label={t('stages.subject')}>
          <Select
            disabled={subjects.length === 0}
            options={subjects.map(({ code, name }) => ({ value: code, label: name }))}
            value={subject ? subjectCode : noChoice}
            onValueChange={setSubject}
          />
        </Field>
      </div>
      {stage && subject && (
        <output className="dw-stage-chosen">
          {t('stages.chosen', { stage: stage.name, subject: subject.name, value: `${stage.code}-${subject.code}` })}
        </output>
      )}
    </Card>
  )
}
