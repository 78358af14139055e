import type { Stage } from '@doorway/api-client'
import { Button, Menu, Select } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { useStageReason } from './use-in-use-reason'
import type { StageCommands } from './use-stage-commands'

export interface StageListProps {
  stages: readonly Stage[]
  chosen: string | undefined
  onChoose: (code: string) => void
  canEdit: boolean
  /** One select in place of a list. */
  isNarrow: boolean
  commands: StageCommands
}

/** What can be done with a stage. */
function StageMenu({ stage, commands }: { stage: Stage; commands: StageCommands }) {
  const t = useTranslate()
  const reason = useStageReason(stage)
  return (
    <Menu
      label={t('stages.more', { name: stage.name })}
      items={[
        { id: 'edit', label: t('kit.action.edit'), onSelect: () => commands.open({ kind: 'editStage', stage }) },
        {
          id: 'delete',
          label: t('kit.action.delete'),
          isDanger: true,
          ...(reason !== undefined && { isDisabled: true, hint: reason }),
          onSelect: () => commands.open({ kind: 'removeStage', stage }),
        },
      ]}
    />
  )
}

/** The stages, to choose one from; they are added, changed and deleted here. */
export function StageList({ stages, chosen, onChoose, canEdit, isNarrow, commands }: StageListProps) {
  const t = useTranslate()
  const stage = stages.find(({ code }) => code === chosen)
  const add = canEdit && (
    <Button icon="plus" onClick={() => commands.open({ kind: 'editStage', stage: null })}>
      {t('stages.addStage')}
    </Button>
  )
  if (isNarrow) {
    return (
      <div className="dw-stage-tools">
        <Select
          className="dw-stage-select"
          aria-label={t('stages.stages')}
          placeholder={null}
          options={stages.map(({ code, name }) => ({ value: code, label: name }))}
          value={chosen}
          onValueChange={onChoose}
        />
        {stage && canEdit && <StageMenu stage={stage} commands={commands} />}
        {add}
      </div>
    )
  }
  return (
    <nav className="dw-stage-nav" aria-label={t('stages.stages')}>
      <ul className="dw-stage-list">
        {stages.map((item) => (
          <li key={item.id} className="dw-stage-line" data-current={item.code === chosen || undefined}>
            <button
              type="button"
              className="dw-stage-name"
              aria-current={item.code === chosen || undefined}
              onClick={() => onChoose(item.code)}
            >
              <span>{item.name}</span>
              <small>{t('stages.count', { code: item.code, count: item.subjects.length })}</small>
            </button>
            {canEdit && <StageMenu stage={item} commands={commands} />}
          </li>
        ))}
      </ul>
      {add}
    </nav>
  )
}
