import { Button, Dialog, Field, Select, TextField } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { indentedOptions } from '../../tree/indented-options'
import type { ArticleRow } from './article-types'
import { useArticleQueries } from './articles.queries'
import { fromInput, toInput } from './time-input'
import { type ArticleCommands, type ArticleQuestion, idsOf } from './use-article-commands'

export interface ArticleQuestionsProps {
  commands: ArticleCommands
  question: ArticleQuestion
}

interface QuestionProps {
  commands: ArticleCommands
  rows: readonly ArticleRow[]
}

const empty = ''
const firstOf = (rows: readonly ArticleRow[], read: (row: ArticleRow) => string | null) => {
  const [row] = rows
  return rows.length === 1 && row ? toInput(read(row)) : empty
}

function Footer({ commands, label, onConfirm }: { commands: ArticleCommands; label: string; onConfirm?: () => void }) {
  const t = useTranslate()
  return (
    <>
      <Button variant="primary" isBusy={commands.isRunning} disabled={!onConfirm} onClick={onConfirm}>
        {label}
      </Button>
      <Button onClick={commands.close}>{t('articles.action.cancel')}</Button>
    </>
  )
}

function PublishQuestion({ commands, rows }: QuestionProps) {
  const t = useTranslate()
  const [publishAt, setPublishAt] = useState(empty)
  const [offlineAt, setOfflineAt] = useState(firstOf(rows, (row) => row.offlineAt))
  const confirm = () =>
    commands.run({
      ids: idsOf(rows),
      action: 'publish',
      ...(publishAt !== empty && { publishAt: fromInput(publishAt) }),
      offlineAt: offlineAt === empty ? null : fromInput(offlineAt),
    })
  return (
    <Dialog
      isOpen
      size="s"
      title={t('articles.publish.title', { count: rows.length })}
      description={t('articles.publish.hint')}
      onClose={commands.close}
      footer={<Footer commands={commands} label={t('articles.action.publish')} onConfirm={confirm} />}
    >
      <Field label={t('articles.field.publishAt')} hint={t('articles.publish.now')}>
        <TextField type="datetime-local" step={1} value={publishAt} onChange={(e) => setPublishAt(e.target.value)} />
      </Field>
      <Field label={t('articles.field.offlineAt')} hint={t('articles.publish.never')}>
        <TextField type="datetime-local" step={1} value={offlineAt} onChange={(e) => setOfflineAt(e.target.value)} />
      </Field>
    </Dialog>
  )
}

function PinQuestion({ commands, rows }: QuestionProps) {
  const t = useTranslate()
  const [until, setUntil] = useState(firstOf(rows, (row) => row.pinnedUntil))
  const pinnedUntil = until === empty ? null : fromInput(until)
  return (
    <Dialog
      isOpen
      size="s"
      title={t('articles.pin.title')}
      onClose={commands.close}
      footer={
        <Footer
          commands={commands}
          label={t('articles.action.save')}
          onConfirm={() => commands.run({ ids: idsOf(rows), action: 'pin', pinnedUntil })}
        />
      }
    >
      <Field label={t('articles.pin.until')} hint={t('articles.pin.none')}>
        <TextField type="datetime-local" step={1} value={until} onChange={(event) => setUntil(event.target.value)} />
      </Field>
    </Dialog>
  )
}

function MoveQuestion({ commands, rows }: QuestionProps) {
  const t = useTranslate()
  const queries = useArticleQueries()
  const [column, setColumn] = useState(empty)
  const [first] = rows
  const isOneSite = first !== undefined && rows.every(({ siteId }) => siteId === first.siteId)
  const { data: columns } = useQuery(queries.columns(isOneSite ? first.siteId : null))
  const hasOneColumn = rows.every(({ columnId }) => columnId === first?.columnId)
  const move = (columnId: number) => ({ ids: idsOf(rows), action: 'move' as const, columnId })
  const confirm = () => commands.run(move(Number(column)), first && hasOneColumn ? move(first.columnId) : undefined)
  return (
    <Dialog
      isOpen
      size="s"
      title={t('articles.move.title', { count: rows.length })}
      description={isOneSite ? undefined : t('articles.move.manySites')}
      onClose={commands.close}
      footer={
        <Footer
          commands={commands}
          label={t('articles.action.move')}
          onConfirm={column === empty ? undefined : confirm}
        />
      }
    >
      <Field label={t('articles.field.column')}>
        <Select options={columns ? indentedOptions(columns) : []} value={column} onValueChange={setColumn} />
      </Field>
    </Dialog>
  )
}

/** The dialog that a change of articles needs first. */
export function ArticleQuestions({ commands, question: { kind, rows } }: ArticleQuestionsProps) {
  if (kind === 'publish') return <PublishQuestion commands={commands} rows={rows} />
  if (kind === 'pin') return <PinQuestion commands={commands} rows={rows} />
  return <MoveQuestion commands={commands} rows={rows} />
}
