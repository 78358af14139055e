import { Button, Card, FormFooter, PageHeader, Skeleton, Tabs, TextField, partOf } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useKitNavigate } from '../../../context/use-location'
import { useTranslate } from '../../../context/use-translate'
import { FailurePanel } from '../../../loading/failure-panel'
import { useReady } from '../../../loading/use-ready'
import { useSession } from '../../../session/use-session'
import { useNotify } from '../../../mutations/use-notify'
import { ArticleState } from '../article-columns'
import type { ArticleFinding } from '../article-types'
import { useArticleQueries, useEditorCalls } from '../articles.queries'
import { richText } from '../lazy-parts'
import { ArticleDecisions } from './article-decisions'
import { ArticleFields } from './article-fields'
import { ArticleFindings } from './article-findings'
import { ArticleHistory } from './article-history'
import { EditorNotices } from './editor-notices'
import { SubmitDialog, useSubmission } from './submit-dialog'
import { WithdrawButton } from './withdraw-button'
import { useArticleEditing, type ArticleEditing, type ArticleStart } from './use-article-editing'
import { EditorSheet } from './editor-sheet'

const TITLE_MAX = 120

export interface ArticleEditorProps {
  /** Null adds an article. */
  articleId: number | null
  /** Where a new article begins. */
  siteId: number | null
  onClose: () => void
}

function SaveState({ editing }: { editing: ArticleEditing }) {
  const t = useTranslate()
  const { status, isDirty, count } = editing
  const said =
    status.kind === 'saved' && isDirty
      ? t('articles.save.unsaved')
      : status.kind === 'saved'
        ? t('articles.save.saved', { time: status.at })
        : status.kind === 'failed'
          ? t('articles.save.failed', { reason: status.text })
          : status.kind === 'unsaved' && !isDirty
            ? t('articles.save.unchanged')
            : t(`articles.save.${status.kind}`)
  return (
    <span className="dw-editing-state">
      <output>{said}</output>
      <span>{t('articles.editor.count', { ...count })}</span>
    </span>
  )
}

function CheckPanel({
  editing,
  check,
}: {
  editing: ArticleEditing
  check: () => Promise<readonly ArticleFinding[] | null>
}) {
  const t = useTranslate()
  const [findings, setFindings] = useState<readonly ArticleFinding[] | null>(null)
  return (
    <>
      <Button size="s" disabled={editing.values.title === ''} onClick={() => void check().then(setFindings)}>
        {t('articles.check.run')}
      </Button>
      {findings && <ArticleFindings findings={findings} />}
    </>
  )
}

function Aside({
  editing,
  check,
}: {
  editing: ArticleEditing
  check: () => Promise<readonly ArticleFinding[] | null>
}) {
  const t = useTranslate()
  const { article, faults } = editing
  const [tab, setTab] = useState({ id: 'fields', faults })
  // New faults open the part where their fields are.
  const selectedId = tab.faults === faults ? tab.id : 'fields'
  return (
    <Card className="dw-editing-aside">
      <Tabs
        label={t('articles.editor.parts')}
        selectedId={selectedId}
        onSelect={(id) => setTab({ id, faults })}
        tabs={[
          { id: 'fields', label: t('articles.editor.fields'), content: <ArticleFields editing={editing} /> },
          { id: 'check', label: t('articles.check.title'), content: <CheckPanel editing={editing} check={check} /> },
          ...(article
            ? [
                {
                  id: 'history',
                  label: t('articles.history.title'),
                  content: <ArticleHistory article={article} editing={editing} />,
                },
                { id: 'reviews', label: t('articles.decision.title'), content: <ArticleDecisions article={article} /> },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

function PreviewButton({ editing }: { editing: ArticleEditing }) {
  const t = useTranslate()
  const notify = useNotify()
  const calls = useEditorCalls()
  const [path, setPath] = useState<string | null>(null)
  const create = async () => {
    const saved = editing.isDirty ? await editing.save(false) : editing.article
    if (!saved) return
    await calls
      .createPreview(saved.id)
      .then((link) => setPath(link.path))
      .catch(notify.failure)
  }
  if (path !== null) {
    return (
      <a href={path} target="_blank" rel="noreferrer">
        {t('articles.preview.open')}
      </a>
    )
  }
  return <Button onClick={() => void create()}>{t('articles.preview.create')}</Button>
}

function LoadedEditor(start: ArticleStart) {
  const t = useTranslate()
  const editing = useArticleEditing(start)
  const submission = useSubmission(editing)
  const notify = useNotify()
  const { article, values, isReadOnly, isInReview, mayEdit } = editing
  const marks = useMemo(() => {
    const [last] = article?.reviews ?? []
    return last?.decision === 'return' ? last.marks.map(({ quote }) => quote) : []
  }, [article])
  const isReturnable = article === null || article.state === 'draft' || article.state === 'returned' || editing.isDirty
  return (
    <div {...partOf('form')} className="dw-editing-editor">
      <EditorSheet />
      <PageHeader
        title={t(article ? 'articles.editor.edit' : 'articles.editor.add')}
        details={article && <ArticleState article={article} t={t} />}
      />
      <EditorNotices editing={editing} />
      <div className="dw-editing-columns">
        <div className="dw-editing-main">
          <TextField
            className="dw-editing-heading"
            aria-label={t('articles.field.title')}
            placeholder={t('articles.field.title')}
            maxLength={TITLE_MAX}
            readOnly={isReadOnly}
            value={values.title}
            onChange={(event) => editing.change({ title: event.target.value })}
          />
          <Suspense fallback={<Skeleton width="full" />}>
            <richText.Part
              html={start.article ? start.article.bodyHtml : ''}
              label={t('articles.editor.text')}
              isReadOnly={isReadOnly}
              marks={marks}
              onHandle={editing.setText}
              onDirty={editing.touch}
              onCount={editing.setCount}
              siteId={values.siteId}
              uploadPicture={editing.uploadPicture}
              onFailure={notify.failure}
            />
          </Suspense>
        </div>
        <Aside editing={editing} check={submission.check} />
      </div>
      <FormFooter note={<SaveState editing={editing} />}>
        {mayEdit && !isInReview && (
          <>
            <Button
              variant="primary"
              disabled={isReadOnly || !isReturnable}
              isBusy={submission.isBusy}
              onClick={() => void submission.start()}
            >
              {t('articles.action.submit')}
            </Button>
            <Button disabled={isReadOnly} onClick={() => void editing.save(true)}>
              {t('articles.action.saveVersion')}
            </Button>
            {article && !isReadOnly && <PreviewButton key={article.revisionId} editing={editing} />}
          </>
        )}
        {mayEdit && article?.isWithdrawable && <WithdrawButton article={article} onWithdrawn={editing.adopt} />}
        <Button onClick={() => void editing.close()}>{t('articles.action.back')}</Button>
      </FormFooter>
      {submission.findings && (
        <SubmitDialog
          findings={submission.findings}
          onSubmit={() => void submission.submit()}
          onClose={submission.dismiss}
        />
      )}
    </div>
  )
}

/** The editor of one article, from its loading to its closing. */
export function ArticleEditor({ articleId, siteId, onClose }: ArticleEditorProps) {
  const queries = useArticleQueries()
  const navigate = useKitNavigate()
  // A new article gets its id with its first save and stays open.
  const [firstId] = useState(articleId)
  const isNew = firstId === null
  const { data, error, refetch } = useQuery({
    ...queries.one(firstId ?? NO_ID),
    enabled: !isNew,
    refetchOnMount: false,
  })
  const { data: sites } = useQuery({ ...queries.sites(), enabled: isNew })
  const { isLoading } = useSession()
  const isLoaded = !isLoading && (isNew ? sites !== undefined : data !== undefined)
  useReady(isLoaded)
  if (isLoaded) {
    const onCreated = (id: number) => navigate({ query: { article: String(id) } }, { replace: true })
    const ownSite = sites?.rows[0]?.id ?? null
    return <LoadedEditor article={data ?? null} siteId={siteId ?? ownSite} onCreated={onCreated} onClose={onClose} />
  }
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />
  return <LoadingEditor />
}

const NO_ID = 0

function LoadingEditor() {
  const t = useTranslate()
  return (
    <Card className="dw-editing-editor" role="status" aria-label={t('articles.loading')}>
      <EditorSheet />
      <Skeleton width="medium" />
      <Skeleton width="full" />
      <Skeleton width="full" />
    </Card>
  )
}
