import type { AreaEndpoints } from '../endpoints/areas'
import type { CurrentUserEndpoints } from '../endpoints/current-user'
import type { DictionaryEndpoints } from '../endpoints/dictionaries'
import type { FileEndpoints } from '../endpoints/files'
import type { HistoryEndpoints } from '../endpoints/history'
import type { ImportEndpoints } from '../endpoints/imports'
import type { GradeEndpoints, OrganizationEndpoints } from '../endpoints/organizations'
import type { RoleEndpoints, SiteEndpoints } from '../endpoints/roles'
import type { SessionEndpoints } from '../endpoints/sessions'
import type { StageEndpoints } from '../endpoints/stages'
import type { TaskEndpoints } from '../endpoints/tasks'
import type { UserEndpoints } from '../endpoints/users'

/**
 * The calls of a back end of the page's own, by subject. Each has the parameters and the result of the same call of
 * ours, and all are optional: what is missing takes the controls away that need it.
 */
export interface OwnCalls {
  users?: Partial<UserEndpoints>
  organizations?: Partial<OrganizationEndpoints>
  areas?: Partial<AreaEndpoints>
  roles?: Partial<RoleEndpoints>
  sites?: Partial<SiteEndpoints>
  dictionaries?: Partial<DictionaryEndpoints>
  grades?: Partial<GradeEndpoints>
  stages?: Partial<StageEndpoints>
  /** The export of the user manager is `files.startUserExport`. */
  files?: Partial<FileEndpoints>
  imports?: Partial<ImportEndpoints>
  tasks?: Partial<TaskEndpoints>
  sessions?: Partial<SessionEndpoints>
  history?: Partial<HistoryEndpoints>
  /** Who is signed in; without it everything that the back end has calls for is shown. */
  currentUser?: Partial<CurrentUserEndpoints>
}

/** A subject of the calls. */
export type OwnSubject = keyof OwnCalls

type CallsOf<Subject extends OwnSubject> = keyof NonNullable<OwnCalls[Subject]> & string

/** A call by its name, for example `users.list`. */
export type OwnCallName = { [Subject in OwnSubject]: `${Subject}.${CallsOf<Subject>}` }[OwnSubject]
