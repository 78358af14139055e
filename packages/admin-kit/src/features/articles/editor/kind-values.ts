import type { ArticleKind, ArticleKindValues, DisclosureValues, ProjectValues } from '@doorway/api-client/rules'
import type { Translate } from '../../../i18n/translate'
import type { Article, SiteColumn } from '../article-types'

type Texts<Values> = Record<keyof Values, string>

/** What the fields of a kind hold; those of other kinds stay while the kind is changed. */
export interface KindForm {
  docType: ArticleKind
  disclosure: Texts<DisclosureValues>
  project: Texts<ProjectValues>
  interprets: { id: number; title: string } | null
  principal: { id: number; title: string } | null
}

type KindOfRevision = Pick<Article, 'docType' | 'disclosure' | 'project' | 'interprets' | 'principal'>

/** Words that the index card is valid, and so on. */
export const validities = ['valid', 'invalid', 'abolished'] as const
/** Levels of a project. */
export const projectLevels = ['national', 'province', 'city', 'county'] as const
/** Stages of a project. */
export const projectStages = ['approved', 'running', 'finished', 'spread'] as const

const empty = ''
const DAY = /^\d{4}-\d{2}-\d{2}$/
const orNull = (text: string) => text.trim() || null
const dayOf = (text: string) => (DAY.test(text.trim()) ? text.trim() : null)

/** Fields of an article without a kind of its own. */
export const plainKind: KindForm = {
  docType: 'article',
  disclosure: { indexNo: empty, issueOrg: empty, docNo: empty, madeOn: empty, validity: 'valid' },
  project: {
    code: empty,
    level: empty,
    leader: empty,
    unit: empty,
    startOn: empty,
    endOn: empty,
    stage: empty,
  },
  interprets: null,
  principal: null,
}

/** What the fields hold of a revision. */
export function kindFormOf({ docType, disclosure, project, interprets, principal }: KindOfRevision): KindForm {
  return {
    docType,
    interprets,
    principal: principal && { id: principal.id, title: principal.name },
    disclosure: disclosure
      ? {
          indexNo: disclosure.indexNo ?? empty,
          issueOrg: disclosure.issueOrg ?? empty,
          docNo: disclosure.docNo ?? empty,
          madeOn: disclosure.madeOn ?? empty,
          validity: disclosure.validity ?? empty,
        }
      : plainKind.disclosure,
    project: project
      ? {
          code: project.code ?? empty,
          level: project.level ?? empty,
          leader: project.leader ?? empty,
          unit: project.unit ?? empty,
          startOn: project.startOn ?? empty,
          endOn: project.endOn ?? empty,
          stage: project.stage ?? empty,
        }
      : plainKind.project,
  }
}

/** What is saved of the fields: the members of the chosen kind alone. A day that is half typed is not saved. */
export function kindValuesOf({ docType, disclosure, project, interprets, principal }: KindForm): ArticleKindValues {
  return {
    docType,
    disclosure:
      docType === 'disclosure' || docType === 'policy'
        ? {
            indexNo: orNull(disclosure.indexNo),
            issueOrg: orNull(disclosure.issueOrg),
            docNo: orNull(disclosure.docNo),
            madeOn: dayOf(disclosure.madeOn),
            validity: validities.find((name) => name === disclosure.validity) ?? null,
          }
        : null,
    project:
      docType === 'project'
        ? {
            code: orNull(project.code),
            level: projectLevels.find((name) => name === project.level) ?? null,
            leader: orNull(project.leader),
            unit: orNull(project.unit),
            startOn: dayOf(project.startOn),
            endOn: dayOf(project.endOn),
            stage: projectStages.find((name) => name === project.stage) ?? null,
          }
        : null,
    interpretsId: docType === 'interpretation' && interprets ? interprets.id : null,
    principalId: docType === 'case' && principal ? principal.id : null,
  }
}

const routeKinds = [
  ['/discloseInfos', 'disclosure'],
  ['/projectShow', 'project'],
  ['/policyFront', 'policy'],
] as const

const CASES = 'principal.cases'

/** The kind that a column is for, by the portal page of it or of a column above it; null: any. */
export function kindOfColumn(columns: readonly SiteColumn[], columnId: number | null): ArticleKind | null {
  const column = columns.find(({ id }) => id === columnId)
  if (!column) return null
  if (column.code === CASES) return 'case'
  const found = routeKinds.find(([route]) => column.bindRoute?.endsWith(route))
  return found ? found[1] : kindOfColumn(columns, column.parentId)
}

/** The members of a kind with their labels, in the order of the form; empty ones are left out, and a plain article has none. */
export function kindLines(t: Translate, kind: KindForm): { label: string; value: string }[] {
  if (kind.docType === 'article') return []
  const { disclosure, project, interprets, principal } = kind
  const values = kindValuesOf(kind)
  const lines: [label: string, value: string | null | undefined][] = [
    [t('articles.kind.label'), t(`articles.kind.${kind.docType}`)],
  ]
  if (values.disclosure) {
    const { validity } = values.disclosure
    for (const name of ['indexNo', 'issueOrg', 'docNo', 'madeOn'] as const)
      lines.push([t(`articles.disclosure.${name}`), disclosure[name]])
    lines.push([t('articles.disclosure.validity'), validity && t(`articles.validity.${validity}`)])
  }
  if (values.project) {
    const { level, stage } = values.project
    lines.push([t('articles.project.code'), project.code])
    lines.push([t('articles.project.level'), level && t(`articles.level.${level}`)])
    for (const name of ['leader', 'unit', 'startOn', 'endOn'] as const)
      lines.push([t(`articles.project.${name}`), project[name]])
    lines.push([t('articles.project.stage'), stage && t(`articles.stage.${stage}`)])
  }
  if (kind.docType === 'interpretation') lines.push([t('articles.kind.interprets'), interprets?.title])
  if (kind.docType === 'case') lines.push([t('articles.kind.principal'), principal?.title])
  return lines.flatMap(([label, value]) => (value ? { label, value } : []))
}

/** The same for a comparison of texts, one line each. */
export const kindText = (t: Translate, kind: KindForm): string[] =>
  kindLines(t, kind).map(({ label, value }) => `${label} ${value}`)
