import type { Schema } from '@doorway/api-client/types'
import type { ArticleKindValues, DisclosureValues, ProjectValues } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import { findCasePrincipal, findPolicyTitle } from './article-kind.queries'

type Kind = Pick<Schema<'ManagedArticle'>, 'docType' | 'disclosure' | 'project' | 'interprets' | 'principal'>

const presentCard = ({
  indexNo,
  issueOrg,
  docNo,
  madeOn,
  validity,
}: DisclosureValues): Schema<'ArticleDisclosure'> => ({
  indexNo,
  issueOrg,
  docNo,
  madeOn,
  validity,
})

const presentProject = (project: ProjectValues): Schema<'ArticleProject'> => {
  const { code, level, leader, unit, startOn, endOn, stage } = project
  return { code, level, leader, unit, startOn, endOn, stage }
}

/** The kind of a revision with its own members. */
export async function presentKind(db: Db, siteId: number, kind: ArticleKindValues): Promise<Kind> {
  const { docType, disclosure, project, interpretsId, principalId } = kind
  const title = interpretsId === null ? undefined : await findPolicyTitle(db, siteId, interpretsId)
  const principal = principalId === null ? undefined : await findCasePrincipal(db, principalId)
  return {
    docType,
    disclosure: disclosure && presentCard(disclosure),
    project: project && presentProject(project),
    interprets: interpretsId === null || title === undefined ? null : { id: interpretsId, title },
    principal: principalId === null || !principal ? null : { id: principalId, name: principal.name },
  }
}
