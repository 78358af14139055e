import { Button, Field, Select, Skeleton, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { indentedOptions } from '../../tree/indented-options'
import type { ContentImport } from './content-import-types'
import { useCommitContent, useImportColumns } from './content-imports.queries'
import { useMapping } from './use-mapping'

const AUTHOR_MAX = 80
const PAGES = 'page:'

type Mapping = ReturnType<typeof useMapping>

export interface PreviewStepProps {
  job: ContentImport
  onRestart: () => void
}

function Findings({ job: { counts, titles } }: Pick<PreviewStepProps, 'job'>) {
  const t = useTranslate()
  const { files, missing, locked, ignored } = counts
  return (
    <div className="dw-content-import-part">
      <p className="dw-content-import-words" role="status">
        {t('contentImports.counts', counts)}
      </p>
      <p className="dw-content-import-words">{t('contentImports.rules')}</p>
      {missing > 0 && (
        <p className="dw-content-import-warning">{t('contentImports.warning.missing', { files, missing })}</p>
      )}
      {locked > 0 && (
        <p className="dw-content-import-warning">{t('contentImports.warning.locked', { count: locked })}</p>
      )}
      {ignored > 0 && (
        <p className="dw-content-import-note">{t('contentImports.warning.ignored', { count: ignored })}</p>
      )}
      <details>
        <summary>{t('contentImports.titles', { count: titles.length })}</summary>
        <ol>
          {titles.map((title, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- titles may repeat, and their order never changes
            <li key={at}>{title}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}

function CategoryColumns({ job, mapping }: { job: ContentImport; mapping: Mapping }) {
  const t = useTranslate()
  const { data, error, refetch } = useImportColumns(job.siteId)
  const [rest, setRest] = useState('')
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} isCompact />
  if (!data) return <Skeleton width="full" />
  const columns = data
  const targets = new Set(columns.filter(({ kind }) => kind === 'list' || kind === 'page').map(({ id }) => String(id)))
  const options = indentedOptions(columns).map((option) => ({ ...option, isDisabled: !targets.has(option.value) }))
  const nameOf = (key: string, name: string) =>
    key === '' ? t('contentImports.noCategory') : key === PAGES ? t('contentImports.pages') : name
  const fill = (value: string) => {
    setRest(value)
    if (value !== '') mapping.fillColumns(Number(value))
  }
  return (
    <section className="dw-content-import-part">
      <h3 className="dw-content-import-heading">{t('contentImports.columns')}</h3>
      <ul className="dw-content-import-list">
        {job.categories.map(({ key, name, articles }) => (
          <li key={key} className="dw-content-import-line">
            <span>
              {nameOf(key, name)}{' '}
              <span className="dw-content-import-note">{t('contentImports.articleCount', { count: articles })}</span>
            </span>
            <Select
              aria-label={t('contentImports.columnOf', { name: nameOf(key, name) })}
              placeholder={t('contentImports.skip')}
              options={options}
              value={String(mapping.columnOf(key) ?? '')}
              onValueChange={(value) => mapping.setColumn(key, value === '' ? null : Number(value))}
            />
          </li>
        ))}
      </ul>
      {job.categories.length > 1 && (
        <Field label={t('contentImports.restTo')}>
          <Select options={options} value={rest} onValueChange={fill} />
        </Field>
      )}
    </section>
  )
}

function AuthorNames({ job, mapping }: { job: ContentImport; mapping: Mapping }) {
  const t = useTranslate()
  if (job.authors.length === 0) return null
  return (
    <section className="dw-content-import-part">
      <h3 className="dw-content-import-heading">{t('contentImports.authors')}</h3>
      <ul className="dw-content-import-list">
        {job.authors.map(({ key, name, articles }) => (
          <li key={key} className="dw-content-import-line">
            <span>
              {name}{' '}
              <span className="dw-content-import-note">{t('contentImports.articleCount', { count: articles })}</span>
            </span>
            <TextField
              aria-label={t('contentImports.authorOf', { name })}
              maxLength={AUTHOR_MAX}
              value={mapping.nameOf(key)}
              onChange={(event) => mapping.setName(key, event.target.value)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a file holds, and which columns and names its articles get. */
export function PreviewStep({ job, onRestart }: PreviewStepProps) {
  const t = useTranslate()
  const notify = useNotify()
  const mapping = useMapping(job)
  const commit = useCommitContent()
  const [isChecked, setChecked] = useState(false)
  const handleCommit = () => {
    setChecked(true)
    if (mapping.hasColumn) commit.mutate({ id: job.id, mapping: mapping.mapping }, { onError: notify.failure })
  }
  return (
    <div className="dw-content-import">
      <Findings job={job} />
      <CategoryColumns job={job} mapping={mapping} />
      <AuthorNames job={job} mapping={mapping} />
      {isChecked && !mapping.hasColumn && (
        <p className="dw-content-import-warning" role="alert">
          {t('contentImports.noColumn')}
        </p>
      )}
      <div className="dw-content-import-buttons">
        <Button variant="primary" isBusy={commit.isPending} onClick={handleCommit}>
          {t('contentImports.commit', { count: job.counts.articles })}
        </Button>
        <Button onClick={onRestart}>{t('contentImports.another')}</Button>
      </div>
    </div>
  )
}
