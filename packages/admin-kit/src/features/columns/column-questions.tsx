import { Button, ConfirmDialog, Dialog, Field, Select } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { ColumnDialog } from './column-dialog'
import { reviewText } from './column-draft'
import { branchOf, columnOptions, columnUsage } from './column-nodes'
import type { Column } from './column-types'
import type { ColumnWork } from './use-column-work'

interface QuestionProps {
  work: ColumnWork
  columns: readonly Column[]
  column: Column
}

const TOP = 'top'
const nothing = ''
/** Behind all siblings: the server puts what is beyond the end at the end. */
const LAST = 1000

function MoveQuestion({ work, columns, column }: QuestionProps) {
  const t = useTranslate()
  const [target, setTarget] = useState(nothing)
  const branch = branchOf(columns, column.id)
  const present = column.parentId === null ? TOP : String(column.parentId)
  const parentId = target === TOP ? null : Number(target)
  return (
    <Dialog
      isOpen
      size="s"
      title={t('columns.move.title')}
      description={t('columns.move.question', { name: column.name })}
      onClose={work.close}
      footer={
        <>
          <Button onClick={work.close}>{t('kit.ui.cancel')}</Button>
          <Button
            variant="primary"
            disabled={target === nothing || target === present}
            isBusy={work.isMoving}
            onClick={() => work.moveTo(column, parentId, LAST)}
          >
            {t('columns.move.confirm')}
          </Button>
        </>
      }
    >
      <Field label={t('columns.field.parent')} hint={t('columns.move.hint')}>
        <Select
          options={[
            { value: TOP, label: t('columns.top') },
            ...columnOptions(columns, ({ id }) => !branch.has(id) && String(id) !== present),
          ]}
          value={target}
          onValueChange={setTarget}
        />
      </Field>
    </Dialog>
  )
}

/** What follows from a merge, line by line. */
function MergeConsequences({ from, to }: { from: Column; to: Column }) {
  const t = useTranslate()
  const names = { from: from.name, to: to.name }
  return (
    <ul>
      <li>{t('columns.merge.articles', { ...names, count: from.articleCount })}</li>
      <li>{t('columns.merge.addresses', names)}</li>
      {from.visibility !== to.visibility && (
        <li>{t('columns.merge.readers', { ...names, readers: t(`columns.readers.${to.visibility}`) })}</li>
      )}
      {from.reviewLevels !== to.reviewLevels && (
        <li>{t('columns.merge.reviews', { ...names, levels: t(reviewText(to.reviewLevels)) })}</li>
      )}
      <li>{t('columns.merge.final')}</li>
    </ul>
  )
}

function MergeQuestion({ work, columns, column }: QuestionProps) {
  const t = useTranslate()
  const [target, setTarget] = useState(nothing)
  const to = columns.find(({ id }) => String(id) === target)
  const childCount = columns.filter(({ parentId }) => parentId === column.id).length
  const canTake = ({ id, kind }: Column) => id !== column.id && (kind === 'list' || kind === 'page')
  return (
    <Dialog
      isOpen
      title={t('columns.merge.title')}
      description={
        childCount > 0
          ? t('columns.merge.hasChildren', { name: column.name, count: childCount })
          : t('columns.merge.question', { name: column.name })
      }
      onClose={work.close}
      footer={
        <>
          <Button data-autofocus="" onClick={work.close}>
            {t('kit.ui.cancel')}
          </Button>
          {childCount === 0 && (
            <Button
              variant="danger"
              disabled={!to}
              isBusy={work.isMerging}
              onClick={() => to && work.merge(column, to)}
            >
              {t('columns.merge.confirm')}
            </Button>
          )}
        </>
      }
    >
      {childCount === 0 && (
        <Field label={t('columns.merge.target')} isRequired>
          <Select options={columnOptions(columns, canTake)} value={target} onValueChange={setTarget} />
        </Field>
      )}
      {to && <MergeConsequences from={column} to={to} />}
    </Dialog>
  )
}

/** Confirms a deletion; for a column in use the Delete key opens what belongs to it, and what can be done instead. */
function DeleteQuestion({ work, columns, column }: QuestionProps) {
  const t = useTranslate()
  const { name } = column
  const { isUsed, ...usage } = columnUsage(columns, column)
  if (isUsed) {
    return (
      <Dialog
        isOpen
        size="s"
        title={t('columns.delete.title')}
        description={t('columns.delete.inUse', { name, ...usage })}
        onClose={work.close}
        footer={<Button onClick={work.close}>{t('kit.ui.close')}</Button>}
      >
        <p>{t('columns.delete.instead')}</p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('columns.delete.title')}
      question={t('columns.delete.question', { name })}
      consequence={t('columns.delete.consequence')}
      confirmLabel={t('columns.action.delete')}
      isBusy={work.isDeleting}
      onConfirm={() => work.remove(column)}
      onCancel={work.close}
    />
  )
}

export interface ColumnQuestionsProps {
  work: ColumnWork
  columns: readonly Column[]
}

/** The form, or the question, that is open over the tree. */
export function ColumnQuestions({ work, columns }: ColumnQuestionsProps) {
  const { question } = work
  if (question === null) return null
  if (question.kind === 'edit') return <ColumnDialog edit={question.edit} onClose={work.close} />
  const rest = { work, columns, column: question.column }
  if (question.kind === 'move') return <MoveQuestion {...rest} />
  return question.kind === 'merge' ? <MergeQuestion {...rest} /> : <DeleteQuestion {...rest} />
}
