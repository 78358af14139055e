import { articleKindLimits, articleKinds } from '@doorway/api-client/rules'
import { Combobox, DateField, Field, Select, TextField, type OptionSearch } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { useArticleSearch, usePrincipalSearch } from '../articles.queries'
import { projectLevels, projectStages, validities } from './kind-values'
import type { ArticleEditing } from './use-article-editing'

const policies = ['policy', 'disclosure'] as const

function DisclosureFields({ editing }: { editing: ArticleEditing }) {
  const t = useTranslate()
  const { disclosure } = editing.values.kind
  const { faults } = editing
  const change = (name: keyof typeof disclosure, value: string) =>
    editing.changeKind({ disclosure: { ...disclosure, [name]: value } }, `disclosure.${name}`)
  return (
    <>
      {(['indexNo', 'issueOrg', 'docNo'] as const).map((name) => (
        <Field
          key={name}
          label={t(`articles.disclosure.${name}`)}
          isRequired={name !== 'docNo'}
          error={faults[`disclosure.${name}`]}
        >
          <TextField
            maxLength={articleKindLimits[name]}
            value={disclosure[name]}
            onChange={(event) => change(name, event.target.value)}
          />
        </Field>
      ))}
      <Field label={t('articles.disclosure.madeOn')} isRequired error={faults['disclosure.madeOn']}>
        <DateField value={disclosure.madeOn} onValueChange={(day) => change('madeOn', day)} />
      </Field>
      <Field label={t('articles.disclosure.validity')} isRequired error={faults['disclosure.validity']}>
        <Select
          options={validities.map((name) => ({ value: name, label: t(`articles.validity.${name}`) }))}
          value={disclosure.validity}
          onValueChange={(value) => change('validity', value)}
        />
      </Field>
    </>
  )
}

function ProjectFields({ editing }: { editing: ArticleEditing }) {
  const t = useTranslate()
  const { project } = editing.values.kind
  const { faults } = editing
  const change = (name: keyof typeof project, value: string) =>
    editing.changeKind({ project: { ...project, [name]: value } }, `project.${name}`)
  return (
    <>
      {(['code', 'leader', 'unit'] as const).map((name) => (
        <Field key={name} label={t(`articles.project.${name}`)} isRequired error={faults[`project.${name}`]}>
          <TextField
            maxLength={articleKindLimits[name]}
            value={project[name]}
            onChange={(event) => change(name, event.target.value)}
          />
        </Field>
      ))}
      <Field label={t('articles.project.level')} isRequired error={faults['project.level']}>
        <Select
          options={projectLevels.map((name) => ({ value: name, label: t(`articles.level.${name}`) }))}
          value={project.level}
          onValueChange={(value) => change('level', value)}
        />
      </Field>
      {(['startOn', 'endOn'] as const).map((name) => (
        <Field key={name} label={t(`articles.project.${name}`)} isRequired error={faults[`project.${name}`]}>
          <DateField value={project[name]} onValueChange={(day) => change(name, day)} />
        </Field>
      ))}
      <Field label={t('articles.project.stage')} isRequired error={faults['project.stage']}>
        <Select
          options={projectStages.map((name) => ({ value: name, label: t(`articles.stage.${name}`) }))}
          value={project.stage}
          onValueChange={(value) => change('stage', value)}
        />
      </Field>
    </>
  )
}

interface ReferenceFieldProps {
  editing: ArticleEditing
  name: 'interprets' | 'principal'
  search: OptionSearch
}

/** What an article of this kind is about, found by a search. */
function ReferenceField({ editing, name, search }: ReferenceFieldProps) {
  const t = useTranslate()
  const chosen = editing.values.kind[name]
  return (
    <Field
      label={t(`articles.kind.${name}`)}
      hint={t(`articles.kind.${name}Hint`)}
      isRequired
      error={editing.faults[`${name}Id`]}
    >
      <Combobox
        value={chosen && { value: String(chosen.id), label: chosen.title }}
        search={search}
        disabled={editing.isReadOnly || editing.values.siteId === null}
        onValueChange={(option) =>
          editing.changeKind({ [name]: option && { id: Number(option.value), title: option.label } }, `${name}Id`)
        }
      />
    </Field>
  )
}

function InterpretedField({ editing }: { editing: ArticleEditing }) {
  return (
    <ReferenceField editing={editing} name="interprets" search={useArticleSearch(editing.values.siteId, policies)} />
  )
}

function PrincipalField({ editing }: { editing: ArticleEditing }) {
  return <ReferenceField editing={editing} name="principal" search={usePrincipalSearch()} />
}

/** The kind of the article and the fields of that kind (domain 2.2, 2.5). */
export function KindFields({ editing }: { editing: ArticleEditing }) {
  const t = useTranslate()
  const { docType } = editing.values.kind
  return (
    <>
      <Field label={t('articles.kind.label')} isRequired>
        <Select
          placeholder={null}
          options={articleKinds.map((name) => ({ value: name, label: t(`articles.kind.${name}`) }))}
          value={docType}
          onValueChange={(value) =>
            editing.changeKind({ docType: articleKinds.find((name) => name === value) ?? 'article' }, 'docType')
          }
        />
      </Field>
      {(docType === 'disclosure' || docType === 'policy') && <DisclosureFields editing={editing} />}
      {docType === 'project' && <ProjectFields editing={editing} />}
      {docType === 'interpretation' && <InterpretedField editing={editing} />}
      {docType === 'case' && <PrincipalField editing={editing} />}
    </>
  )
}
