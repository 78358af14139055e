import { areaEndpoints, type AreaEndpoints } from './endpoints/areas'
import { authEndpoints, type AuthEndpoints } from './endpoints/auth'
import type { Connection } from './endpoints/connection'
import { dictionaryEndpoints, type DictionaryEndpoints } from './endpoints/dictionaries'
import { fileEndpoints, type FileEndpoints } from './endpoints/files'
import { importEndpoints, type ImportEndpoints } from './endpoints/imports'
import { logEndpoints, type LogEndpoints } from './endpoints/logs'
import {
  gradeEndpoints,
  organizationEndpoints,
  type GradeEndpoints,
  type OrganizationEndpoints,
} from './endpoints/organizations'
import { portalEndpoints, type PortalEndpoints } from './endpoints/portal'
import {
  menuEndpoints,
  roleEndpoints,
  siteEndpoints,
  type MenuEndpoints,
  type RoleEndpoints,
  type SiteEndpoints,
} from './endpoints/roles'
import { sessionEndpoints, type SessionEndpoints } from './endpoints/sessions'
import { stageEndpoints, type StageEndpoints } from './endpoints/stages'
import { taskEndpoints, type TaskEndpoints } from './endpoints/tasks'
import { resourceEndpoints, uploadEndpoints, type ResourceEndpoints, type UploadEndpoints } from './endpoints/uploads'
import { userEndpoints, type UserEndpoints } from './endpoints/users'
import { createCore, type ClientCore, type DoorwayClientOptions } from './client-core'
import { failureMessages } from './errors/failure-messages'
import type { Locale } from './rules/messages'
import { createPasswordCipher } from './session/password-cipher'
import { createApi } from './transport/api'
import { createUnwrap } from './transport/envelope'
import { createSend } from './transport/send'

/** The calls of the Doorway API by subject, and the few things a host does with the connection itself. */
export interface DoorwayClient {
  readonly locale: Locale
  readonly users: UserEndpoints
  readonly organizations: OrganizationEndpoints
  readonly grades: GradeEndpoints
  readonly areas: AreaEndpoints
  readonly dictionaries: DictionaryEndpoints
  readonly stages: StageEndpoints
  readonly roles: RoleEndpoints
  readonly menus: MenuEndpoints
  readonly sites: SiteEndpoints
  readonly sessions: SessionEndpoints
  readonly logs: LogEndpoints
  readonly files: FileEndpoints
  readonly imports: ImportEndpoints
  readonly tasks: TaskEndpoints
  readonly auth: AuthEndpoints
  readonly portal: PortalEndpoints
  readonly uploads: UploadEndpoints
  readonly resources: ResourceEndpoints
  /** The same connection speaking another language; tokens and listeners are shared. */
  withLocale: (locale: Locale) => DoorwayClient
  /** Drops a kept token, for a host whose person changed; the next call asks `getToken` again. */
  forgetToken: () => void
  /** Hears once of each expired sign-in. Answers how to stop listening. */
  onAuthExpired: (listener: () => void) => () => void
  /** Hears of every sign-in, sign-out and forgotten token, after which nothing cached may be shown. */
  onSubjectChange: (listener: () => void) => () => void
}

const languageTags: Readonly<Record<Locale, string>> = { zh: 'zh-CN', en: 'en', ja: 'ja', ko: 'ko', tw: 'zh-TW' }

function connect(core: ClientCore, locale: Locale): Connection {
  const messages = failureMessages[locale]
  const settings = { ...core.transport, acceptLanguage: languageTags[locale], messages }
  const send = createSend(settings, core.callTimeoutMs)
  const sendFile = createSend(settings, core.fileTimeoutMs)
  const api = createApi(core.baseUrl, core.services, send)
  const files = createApi(core.baseUrl, core.services, sendFile)
  const unwrap = createUnwrap(messages)
  const readKey = async () => (await unwrap.data(api.GET('/api/auth/publicKey'))).publicKey
  return { api, files, unwrap, messages, sealPassword: createPasswordCipher(readKey, core.encryptPassword) }
}

function assemble(core: ClientCore, locale: Locale): DoorwayClient {
  const connection = connect(core, locale)
  return {
    locale,
    users: userEndpoints(connection),
    organizations: organizationEndpoints(connection),
    grades: gradeEndpoints(connection),
    areas: areaEndpoints(connection),
    dictionaries: dictionaryEndpoints(connection),
    stages: stageEndpoints(connection),
    roles: roleEndpoints(connection),
    sessions: sessionEndpoints(connection),
    logs: logEndpoints(connection),
    menus: menuEndpoints(connection),
    sites: siteEndpoints(connection),
    files: fileEndpoints(connection),
    imports: importEndpoints(connection),
    tasks: taskEndpoints(connection),
    auth: authEndpoints(connection, core.tokenStore, core.changeSubject),
    portal: portalEndpoints(connection),
    uploads: uploadEndpoints(connection),
    resources: resourceEndpoints(connection),
    withLocale: (other) => assemble(core, other),
    forgetToken: core.changeSubject,
    onAuthExpired: core.expired.listen,
    onSubjectChange: core.subjectChanged.listen,
  }
}

/** A client of one Doorway API. It reaches the network only through the `fetch` it is given, else the page's. */
export function createDoorwayClient(options: DoorwayClientOptions = {}): DoorwayClient {
  return assemble(createCore(options), options.locale ?? 'zh')
}
