import type { DoorwayClient } from '../create-client'
import { areaEndpoints, areaTreeEndpoints } from '../endpoints/areas'
import type { EndpointGroup } from '../endpoints/connection'
import { currentUserEndpoints } from '../endpoints/current-user'
import { dictionaryEndpoints } from '../endpoints/dictionaries'
import { fileEndpoints } from '../endpoints/files'
import { historyEndpoints } from '../endpoints/history'
import { importEndpoints } from '../endpoints/imports'
import { gradeEndpoints, organizationEndpoints, organizationTreeEndpoints } from '../endpoints/organizations'
import { roleChoiceEndpoints, roleEndpoints, siteEndpoints } from '../endpoints/roles'
import { sessionEndpoints } from '../endpoints/sessions'
import { stageChoiceEndpoints, stageEndpoints } from '../endpoints/stages'
import { taskEndpoints } from '../endpoints/tasks'
import { userEndpoints } from '../endpoints/users'
import { ApiError, isAbort } from '../errors/api-error'
import { failureMessagesIn } from '../errors/failure-messages/failure-messages'
import { createListeners } from '../listeners'
import type { Locale } from '../rules/locales'
import { absentFeatures } from './absent-features'
import type { OwnCalls, OwnSubject } from './own-calls'
import { withUsualCalls } from './usual-calls'
import { withoutAbsent } from './without-absent'

const groupsOf: Readonly<Record<OwnSubject, readonly EndpointGroup<unknown>[]>> = {
  users: [userEndpoints],
  organizations: [organizationEndpoints, organizationTreeEndpoints],
  areas: [areaEndpoints, areaTreeEndpoints],
  roles: [roleEndpoints, roleChoiceEndpoints],
  sites: [siteEndpoints],
  dictionaries: [dictionaryEndpoints],
  grades: [gradeEndpoints],
  stages: [stageEndpoints, stageChoiceEndpoints],
  files: [fileEndpoints],
  imports: [importEndpoints],
  tasks: [taskEndpoints],
  sessions: [sessionEndpoints],
  history: [historyEndpoints],
  currentUser: [currentUserEndpoints],
}

type Call = (...input: readonly unknown[]) => unknown

/** What the page's call has thrown, as screens understand it. Its own message is what a person reads. */
async function failureOf(error: unknown, locale: Locale): Promise<unknown> {
  if (error instanceof ApiError || isAbort(error)) return error
  // Thrown by the browser, or by a mistake in the code: a text for developers.
  const isForDevelopers = !(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError
  const message = isForDevelopers ? (await failureMessagesIn(locale)).unexpected : error.message
  return new ApiError(isForDevelopers ? 'unexpected' : 'rejected', message, { cause: error })
}

/** Calls of one subject by name; what is not there says so when something calls it all the same. */
function guarded(subject: string, calls: object, locale: Locale, notifyExpired: () => void): object {
  const made = new Map<string, Call>()
  const callNamed = (name: string): Call => {
    const own: unknown = Reflect.get(calls, name)
    return async (...input) => {
      try {
        if (typeof own !== 'function')
          throw new ApiError('rejected', `defineClient: ${subject}.${name} is missing, and a screen has called it.`)
        const result: unknown = await Reflect.apply(own, calls, input)
        return result
      } catch (error) {
        const failure = await failureOf(error, locale)
        if (failure instanceof ApiError && failure.kind === 'unauthenticated') notifyExpired()
        throw failure
      }
    }
  }
  return new Proxy(calls, {
    get: (_, name) => {
      if (typeof name !== 'string') return undefined
      const call = made.get(name) ?? callNamed(name)
      made.set(name, call)
      return call
    },
  })
}

/**
 * A client over a back end of the page's own, for the screens of users, areas, organisations and roles. Each call has the
 * parameters and the result of ours (`UserEndpoints` …); a part of them is enough, and what is missing takes the controls
 * away that need it. An error that a call throws is shown by its message; `new ApiError('unauthenticated', …)` is an
 * expired sign-in.
 */
export function defineClient(given: OwnCalls): DoorwayClient {
  const absent = absentFeatures(given)
  const calls = withUsualCalls(given)
  const expired = createListeners()
  const subjectChanged = createListeners()
  const subjectOf = (group: EndpointGroup<unknown>) =>
    Object.entries(groupsOf).find(([, groups]) => groups.includes(group))?.[0]

  const assemble = (locale: Locale): DoorwayClient => {
    const made = new Map<EndpointGroup<unknown>, unknown>()
    return {
      locale,
      absent,
      withoutAbsent: (screen, extensions) => withoutAbsent(screen, extensions, absent),
      endpoints: <Calls>(group: EndpointGroup<Calls>) => {
        const subject = subjectOf(group)
        if (!made.has(group)) {
          const own: unknown = subject === undefined ? undefined : Reflect.get(calls, subject)
          made.set(group, guarded(subject ?? group.name, Object(own), locale, expired.notify))
        }
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of OwnCalls are those of the groups
        return made.get(group) as Calls
      },
      withLocale: assemble,
      // Signing in is up to the page.
      withTokens: () => assemble(locale),
      forgetToken: subjectChanged.notify,
      onAuthExpired: expired.listen,
      onSubjectChange: subjectChanged.listen,
    }
  }
  return assemble('zh')
}
