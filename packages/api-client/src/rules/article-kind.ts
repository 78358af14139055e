/** Kinds of articles that editors write, in the order of the editor's choice. */
export const articleKinds = ['article', 'disclosure', 'policy', 'interpretation', 'project', 'case'] as const
/** A kind of article. */
export type ArticleKind = (typeof articleKinds)[number]

/** Length limits of the members that a kind adds, in characters. */
export const articleKindLimits = {
  indexNo: 40,
  issueOrg: 100,
  docNo: 60,
  code: 40,
  leader: 50,
  unit: 100,
} as const

/** Index card of a disclosed document or a policy. A draft may lack any member. */
export interface DisclosureValues {
  indexNo: string | null
  issueOrg: string | null
  docNo: string | null
  /** yyyy-MM-dd. */
  madeOn: string | null
  validity: 'valid' | 'invalid' | 'abolished' | null
}

/** What a project adds to its article. A draft may lack any member. */
export interface ProjectValues {
  code: string | null
  level: 'national' | 'province' | 'city' | 'county' | null
  leader: string | null
  unit: string | null
  /** yyyy-MM-dd. */
  startOn: string | null
  /** yyyy-MM-dd. */
  endOn: string | null
  stage: 'approved' | 'running' | 'finished' | 'spread' | null
}

/** What a kind adds to an article. */
export interface ArticleKindValues {
  docType: ArticleKind
  /** Of a disclosure or a policy. */
  disclosure: DisclosureValues | null
  /** Of a project. */
  project: ProjectValues | null
  /** The policy or disclosure that an interpretation explains. */
  interpretsId: number | null
  /** The principal whom a case is about. */
  principalId: number | null
}

/** The name of a member that a kind needs, with its group before a dot. */
export type ArticleKindField =
  | 'interpretsId'
  | 'principalId'
  | `disclosure.${'indexNo' | 'issueOrg' | 'madeOn' | 'validity'}`
  | `project.${'code' | 'level' | 'leader' | 'unit' | 'startOn' | 'endOn' | 'stage'}`

const cardNeeds = ['indexNo', 'issueOrg', 'madeOn', 'validity'] as const
const projectNeeds = ['code', 'level', 'leader', 'unit', 'startOn', 'endOn', 'stage'] as const

const isEmpty = (text: string | null | undefined) => !text?.trim()

/** Members without which an article of its kind is not submitted, in the order of the form. */
export function missingKindFields(values: ArticleKindValues): ArticleKindField[] {
  const { docType, disclosure, project, interpretsId, principalId } = values
  if (docType === 'project')
    return projectNeeds.filter((name) => isEmpty(project?.[name])).map((name) => `project.${name}` as const)
  if (docType === 'interpretation') return interpretsId === null ? ['interpretsId'] : []
  if (docType === 'case') return principalId === null ? ['principalId'] : []
  if (docType === 'article') return []
  return cardNeeds.filter((name) => isEmpty(disclosure?.[name])).map((name) => `disclosure.${name}` as const)
}
