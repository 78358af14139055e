import {
  Button,
  Chip,
  type ChipTone,
  type DataColumn,
  PageHeader,
  Select,
  StatePanel,
  Tabs,
  TextField,
} from '@doorway/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { PagedTable } from '../../loading/paged-table'
import { useCan } from '../../session/use-session'
import { expertQuestionCodes } from './expert-questions.codes'
import { closeDialog, replyDialog } from './lazy-parts'
import { questionTabs } from './question-search'
import { parentingTopics, type QuestionRow } from './question-types'
import { type QuestionView, useQuestionView } from './use-question-view'

const ACTIONS_WIDTH = 168
/** Characters of a time up to its minutes. */
const MINUTES = 16

const stateTones: Record<QuestionRow['state'], ChipTone> = {
  open: 'accent',
  pending: 'warning',
  published: 'success',
  declined: 'neutral',
}

function columnsOf(t: Translate): DataColumn<QuestionRow>[] {
  return [
    {
      id: 'question',
      header: t('expertQuestions.field.question'),
      width: 260,
      cell: ({ question }) => question,
    },
    {
      id: 'topic',
      header: t('expertQuestions.field.topic'),
      width: 96,
      cell: ({ topic }) => topic && t(`expertQuestions.topic.${topic}`),
    },
    {
      id: 'age',
      header: t('expertQuestions.field.age'),
      width: 88,
      cell: ({ age }) => age !== null && t('expertQuestions.years', { from: age, to: age + 1 }),
    },
    { id: 'author', header: t('expertQuestions.field.author'), width: 88, cell: ({ authorName }) => authorName },
    {
      id: 'createdAt',
      header: t('expertQuestions.field.createdAt'),
      width: 152,
      cell: ({ createdAt }) => createdAt?.slice(0, MINUTES),
    },
    { id: 'expert', header: t('expertQuestions.field.expertName'), width: 104, cell: ({ expertName }) => expertName },
    {
      id: 'state',
      header: t('expertQuestions.field.state'),
      width: 96,
      cell: ({ state }) => <Chip tone={stateTones[state]}>{t(`expertQuestions.state.${state}`)}</Chip>,
    },
  ]
}

interface TableProps {
  view: QuestionView
  onReply: (question: QuestionRow) => void
  onClose: (question: QuestionRow) => void
}

function QuestionTable({ view, onReply, onClose }: TableProps) {
  const t = useTranslate()
  const can = useCan()
  const { search, setSearch, list } = view
  const renderActions = (row: QuestionRow) => {
    const write = t(`expertQuestions.action.${row.state === 'open' ? 'reply' : 'edit'}`)
    const close = t(`expertQuestions.action.${row.state === 'published' ? 'off' : 'decline'}`)
    return (
      <>
        <Button size="s" variant="quiet" aria-label={`${write} ${row.question}`} onClick={() => onReply(row)}>
          {write}
        </Button>
        {row.state !== 'declined' && (
          <Button size="s" variant="quiet" aria-label={`${close} ${row.question}`} onClick={() => onClose(row)}>
            {close}
          </Button>
        )}
      </>
    )
  }
  return (
    <PagedTable
      caption={t('expertQuestions.list')}
      columns={columnsOf(t)}
      rowKey={({ id }) => String(id)}
      rowLabel={({ question }) => question}
      {...(can(expertQuestionCodes.audit) && { onRowActivate: onReply, renderActions, actionsWidth: ACTIONS_WIDTH })}
      emptyState={<Nothing view={view} />}
      list={list}
      shown={search}
      onPage={setSearch}
    />
  )
}

function Nothing({ view: { search, setSearch } }: { view: QuestionView }) {
  const t = useTranslate()
  if (search.keyword === '' && search.topic === null)
    return <StatePanel kind="empty" title={t(`expertQuestions.empty.${search.tab}`)} />
  return (
    <StatePanel
      kind="filtered-empty"
      title={t('expertQuestions.noHits')}
      action={<Button onClick={() => setSearch({ keyword: '', topic: null })}>{t('expertQuestions.showAll')}</Button>}
    />
  )
}

function Filters({ view: { search, setSearch } }: { view: QuestionView }) {
  const t = useTranslate()
  const [typed, setTyped] = useState(search.keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ keyword: typed.trim() })
  }
  return (
    <form className="dw-questions-search" role="search" onSubmit={handleSubmit}>
      <Select
        aria-label={t('expertQuestions.field.topic')}
        placeholder={t('expertQuestions.allTopics')}
        value={search.topic ?? undefined}
        options={parentingTopics.map((value) => ({ value, label: t(`expertQuestions.topic.${value}`) }))}
        onValueChange={(value) => setSearch({ topic: parentingTopics.find((topic) => topic === value) ?? null })}
      />
      <TextField
        type="search"
        aria-label={t('expertQuestions.keyword')}
        placeholder={t('expertQuestions.keyword')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
    </form>
  )
}

/** Tabs by state, filters, and the dialogs of one question. */
export function QuestionPanel() {
  const t = useTranslate()
  const view = useQuestionView()
  const { search, setSearch } = view
  const [replied, setReplied] = useState<QuestionRow | null>(null)
  const [closed, setClosed] = useState<QuestionRow | null>(null)
  return (
    <div className="dw-questions">
      <PageHeader title={t('expertQuestions.title')} />
      <Tabs
        label={t('expertQuestions.tabs')}
        selectedId={search.tab}
        onSelect={(id) => setSearch({ tab: questionTabs.find((tab) => tab === id) ?? 'open' })}
        tabs={questionTabs.map((tab) => ({
          id: tab,
          label: tab === 'all' ? t('expertQuestions.all') : t(`expertQuestions.state.${tab}`),
          content: tab === search.tab && (
            <div className="dw-questions">
              <Filters key={search.keyword} view={view} />
              <QuestionTable view={view} onReply={setReplied} onClose={setClosed} />
            </div>
          ),
        }))}
      />
      {replied && (
        <Suspense>
          <replyDialog.Part key={replied.id} question={replied} onClose={() => setReplied(null)} />
        </Suspense>
      )}
      {closed && (
        <Suspense>
          <closeDialog.Part key={closed.id} question={closed} onClose={() => setClosed(null)} />
        </Suspense>
      )}
    </div>
  )
}
