import { articleKindLimits, type ArticleKindValues, missingKindFields } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields } from '../../http/refusals'
import {
  findCasePrincipal,
  findCodeHolder,
  findIndexNoHolder,
  findPolicyTitle,
  replaceCase,
  replaceDisclosure,
  replaceInterpreted,
  replaceProject,
} from './article-kind.queries'
import type { ManagedRecord } from './managed-article.queries'

type Body = Call<'insertOrUpdateArticle'>['body']

const DAY_MS = 24 * 3_600_000
const plain: ArticleKindValues = {
  docType: 'article',
  disclosure: null,
  project: null,
  interpretsId: null,
  principalId: null,
}

const trimmed = (text: string | null) => text?.trim() || null

/** Is this a day of the calendar? 2026-02-30 is not. */
function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return moment % DAY_MS === 0 && new Date(moment).toISOString().startsWith(text)
}

/** What is wrong with the members of a kind; an absent member is no fault of a draft. */
export function kindFaults({ disclosure, project }: Body): FieldFault[] {
  const faults: FieldFault[] = []
  const checkLength = (field: string, text: string | null, max: number) => {
    const written = trimmed(text)
    if (written && written.length > max) faults.push({ field, key: 'problem.long' })
  }
  const checkDay = (field: string, day: string | null) => {
    if (day !== null && !isDay(day)) faults.push({ field, key: 'articles.dateInvalid' })
  }
  if (disclosure) {
    for (const name of ['indexNo', 'issueOrg', 'docNo'] as const)
      checkLength(`disclosure.${name}`, disclosure[name], articleKindLimits[name])
    checkDay('disclosure.madeOn', disclosure.madeOn)
  }
  if (project) {
    for (const name of ['code', 'leader', 'unit'] as const)
      checkLength(`project.${name}`, project[name], articleKindLimits[name])
    for (const name of ['startOn', 'endOn'] as const) checkDay(`project.${name}`, project[name])
    if (project.startOn && project.endOn && project.endOn < project.startOn)
      faults.push({ field: 'project.endOn', key: 'articles.dateOrder' })
  }
  return faults
}

function cardOf({ indexNo, issueOrg, docNo, madeOn, validity }: NonNullable<Body['disclosure']>) {
  return { indexNo: trimmed(indexNo), issueOrg: trimmed(issueOrg), docNo: trimmed(docNo), madeOn, validity }
}

function projectOf({ code, level, leader, unit, startOn, endOn, stage }: NonNullable<Body['project']>) {
  return { code: trimmed(code), level, leader: trimmed(leader), unit: trimmed(unit), startOn, endOn, stage }
}

async function requirePrincipal(tx: Db, principalId: number): Promise<void> {
  const principal = await findCasePrincipal(tx, principalId)
  if (!principal?.isPresented) throw invalidFields([{ field: 'principalId', key: 'articles.unknownPrincipal' }])
}

/** The kind that a body says, with the members of that kind alone; a body without a kind leaves it as it is. */
export async function kindOfBody(tx: Db, body: Body, known: ArticleKindValues | undefined): Promise<ArticleKindValues> {
  const { docType, disclosure, project, interpretsId = null, principalId = null, siteId, id } = body
  switch (docType) {
    case undefined:
      return known ?? plain
    case 'disclosure':
    case 'policy':
      return { ...plain, docType, disclosure: disclosure ? cardOf(disclosure) : null }
    case 'project':
      return { ...plain, docType, project: project ? projectOf(project) : null }
    case 'interpretation': {
      const isOther = interpretsId !== null && interpretsId !== id
      if (interpretsId !== null && !(isOther && (await findPolicyTitle(tx, siteId, interpretsId))))
        throw invalidFields([{ field: 'interpretsId', key: 'articles.unknownPolicy' }])
      return { ...plain, docType, interpretsId }
    }
    case 'case':
      // One who has left the portal since stays in the draft, which is not submitted then.
      if (principalId !== null && principalId !== known?.principalId) await requirePrincipal(tx, principalId)
      return { ...plain, docType, principalId }
    case 'article':
    default:
      return plain
  }
}

/** Throws unless the kind has all that it needs, and no other article has its number. */
export async function requireCompleteKind(tx: Db, record: ManagedRecord, kind: ArticleKindValues): Promise<void> {
  const { disclosure, project, interpretsId, principalId } = kind
  const [first, ...rest] = missingKindFields(kind).map((field) => ({ field, key: 'articles.kindRequired' as const }))
  if (first) throw invalidFields([first, ...rest])
  const indexHolder = disclosure?.indexNo && (await findIndexNoHolder(tx, record.id, disclosure.indexNo))
  if (indexHolder)
    throw invalidFields([{ field: 'disclosure.indexNo', key: 'articles.indexNoTaken', gaps: { title: indexHolder } }])
  const codeHolder = project?.code && (await findCodeHolder(tx, record.id, project.code))
  if (codeHolder)
    throw invalidFields([{ field: 'project.code', key: 'articles.projectCodeTaken', gaps: { title: codeHolder } }])
  if (interpretsId !== null && !(await findPolicyTitle(tx, record.siteId, interpretsId)))
    throw invalidFields([{ field: 'interpretsId', key: 'articles.unknownPolicy' }])
  if (principalId !== null) await requirePrincipal(tx, principalId)
}

/** A member that {@link requireCompleteKind} has found to be there. */
function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An article went live without a member that its kind needs.')
  return value
}

/** Makes the kind and its members the ones that visitors read. */
export async function takeKindLive(tx: Db, record: ManagedRecord, kind: ArticleKindValues): Promise<void> {
  await requireCompleteKind(tx, record, kind)
  const { disclosure, project, interpretsId, principalId } = kind
  const card = disclosure && {
    indexNo: present(disclosure.indexNo),
    issueOrg: present(disclosure.issueOrg),
    docNo: disclosure.docNo,
    madeOn: present(disclosure.madeOn),
    validity: present(disclosure.validity),
  }
  const details = project && {
    code: present(project.code),
    level: present(project.level),
    leader: present(project.leader),
    unit: present(project.unit),
    startOn: present(project.startOn),
    endOn: present(project.endOn),
    stage: present(project.stage),
  }
  await replaceDisclosure(tx, record.id, card ?? undefined)
  await replaceProject(tx, record.id, details ?? undefined)
  await replaceInterpreted(tx, record.id, interpretsId ?? undefined)
  await replaceCase(tx, record.id, principalId ?? undefined)
}
