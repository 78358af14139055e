import { Button, Field, MultiSelect, Select, TextField, Textarea } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../../context/use-translate'
import { indentedOptions } from '../../../tree/indented-options'
import { useArticleQueries } from '../articles.queries'
import { KindFields } from './kind-fields'
import { kindOfColumn } from './kind-values'
import { RelatedField } from './related-field'
import type { ArticleEditing } from './use-article-editing'

const visibilities = ['inherit', 'public', 'login', 'scope'] as const
const noChoice = ''
const PICTURES = 'image/png,image/jpeg,image/webp'
const textOf = (id: number | null) => (id === null ? noChoice : String(id))

function Attachments({ editing }: { editing: ArticleEditing }) {
  const t = useTranslate()
  const failureText = useFailureText()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { values, isReadOnly } = editing
  const add = async (file: File | null | undefined, apply: (id: string) => void) => {
    if (!file) return
    setFault(null)
    setBusy(true)
    try {
      apply(await editing.uploadFile(file))
    } catch (error) {
      setFault(failureText(error))
    }
    setBusy(false)
  }
  const without = (id: string) => values.attachments.filter((file) => file.id !== id)
  return (
    <>
      <Field
        label={t('articles.field.cover')}
        hint={t(values.coverFileId ? 'articles.cover.set' : 'articles.cover.none')}
      >
        <TextField
          type="file"
          accept={PICTURES}
          disabled={isReadOnly || isBusy}
          onChange={({ target }) => void add(target.files?.item(0), (coverFileId) => editing.change({ coverFileId }))}
        />
      </Field>
      {values.coverFileId !== null && !isReadOnly && (
        <Button size="s" onClick={() => editing.change({ coverFileId: null })}>
          {t('articles.cover.remove')}
        </Button>
      )}
      <Field
        label={t(values.kind.docType === 'project' ? 'articles.field.outcomes' : 'articles.field.attachments')}
        error={fault}
      >
        <TextField
          type="file"
          disabled={isReadOnly || isBusy}
          onChange={({ target }) => {
            const file = target.files?.item(0)
            void add(file, (id) =>
              editing.change({ attachments: [...values.attachments, { id, name: file ? file.name : id }] }),
            )
          }}
        />
      </Field>
      <ul className="dw-editing-files">
        {values.attachments.map(({ id, name }) => (
          <li key={id}>
            {name}
            {!isReadOnly && (
              <Button
                size="s"
                variant="quiet"
                aria-label={t('articles.attachment.remove', { name })}
                onClick={() => editing.change({ attachments: without(id) })}
              >
                {t('articles.action.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where the article belongs, and what is said about it. */
export function ArticleFields({ editing }: { editing: ArticleEditing }) {
  const t = useTranslate()
  const queries = useArticleQueries()
  const { values, change, isReadOnly, article } = editing
  const { data: sites } = useQuery(queries.sites())
  const { data: columns } = useQuery(queries.columns(values.siteId))
  const options = columns ? indentedOptions(columns) : []
  const chooseColumn = (columnId: number | null) => {
    // A text in a column of documents or projects begins as one; a chosen kind stays.
    const kind = values.kind.docType === 'article' && columns ? kindOfColumn(columns, columnId) : null
    change({ columnId, ...(kind && { kind: { ...values.kind, docType: kind } }) })
  }
  const texts = ['subtitle', 'source', 'author'] as const
  return (
    <fieldset className="dw-editing-fields" disabled={isReadOnly}>
      <Field label={t('articles.field.site')} isRequired>
        <Select
          options={(sites?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          disabled={article !== null}
          value={textOf(values.siteId)}
          onValueChange={(value) => change({ siteId: value === noChoice ? null : Number(value), columnId: null })}
        />
      </Field>
      <Field label={t('articles.field.column')} isRequired>
        <Select
          options={options}
          value={textOf(values.columnId)}
          onValueChange={(value) => chooseColumn(value === noChoice ? null : Number(value))}
        />
      </Field>
      <KindFields editing={editing} />
      <Field label={t('articles.field.alsoIn')}>
        <MultiSelect
          options={options.filter(({ value }) => value !== textOf(values.columnId))}
          value={values.alsoInColumnIds.map(String)}
          onValueChange={(ids) => change({ alsoInColumnIds: ids.map(Number) })}
        />
      </Field>
      <Field label={t('articles.field.visibility')}>
        <Select
          placeholder={null}
          options={visibilities.map((name) => ({ value: name, label: t(`articles.visibility.${name}`) }))}
          value={values.visibility}
          onValueChange={(value) => change({ visibility: visibilities.find((name) => name === value) })}
        />
      </Field>
      {texts.map((name) => (
        <Field key={name} label={t(`articles.field.${name}`)}>
          <TextField
            maxLength={name === 'subtitle' ? 120 : 80}
            value={values[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        </Field>
      ))}
      <Field label={t('articles.field.summary')}>
        <Textarea
          maxLength={500}
          value={values.summary}
          onChange={(event) => change({ summary: event.target.value })}
        />
      </Field>
      <Field label={t('articles.field.tags')} hint={t('articles.tagsHint')}>
        <TextField value={values.tags} onChange={(event) => change({ tags: event.target.value })} />
      </Field>
      <RelatedField editing={editing} />
      <Attachments editing={editing} />
    </fieldset>
  )
}
