import { createCore, type ClientCore, type DoorwayClientOptions } from './client-core'
import type { Connection, EndpointGroup } from './endpoints/connection'
import { failureMessagesIn } from './errors/failure-messages/failure-messages'
import type { Locale } from './rules/locales'
import type { TokenStore } from './session/token-store'
import { createApi } from './transport/api'
import { createUnwrap } from './transport/envelope'
import { createSend } from './transport/send'

/** A connection to one Doorway API: its calls by subject, and the few things a host does with it. */
export interface DoorwayClient {
  readonly locale: Locale
  /**
   * The calls of a group, made once: `client.endpoints(userEndpoints).list(…)`. Groups come from
   * `@doorway/api-client/endpoints`, so that a page holds only those it calls.
   */
  endpoints: <Calls>(group: EndpointGroup<Calls>) => Calls
  /** The same connection speaking another language; tokens and listeners are shared. */
  withLocale: (locale: Locale) => DoorwayClient
  /**
   * A client that can sign in. Of one with a token store it is the same connection; where the host supplies tokens by
   * `getToken`, it has the same server and settings with the tokens of the given store, and listeners of its own.
   */
  withTokens: (tokenStore: TokenStore) => DoorwayClient
  /** Drops the cached token, for a host whose user has changed; the next call calls `getToken` again. */
  forgetToken: () => void
  /** Subscribes to expired sessions; called once for each. Returns an unsubscribe function. */
  onAuthExpired: (listener: () => void) => () => void
  /** Subscribes to every sign-in, sign-out and dropped token, after which no cached data may be shown. */
  onSubjectChange: (listener: () => void) => () => void
  /** What a back end of the page's own does without (`defineClient`); the API of ours has everything. */
  readonly absent?: ReadonlySet<string>
  /** The extensions of a screen, where controls that such a back end does without are hidden. `users`: the user manager. */
  withoutAbsent?: <Extensions extends object>(screen: 'users', extensions: Extensions) => Extensions
}

// Only the tags that differ from the locale: the whole list of rules/locales would exceed the client's 6 KB.
const acceptLanguages: Readonly<Partial<Record<Locale, string>>> = { zh: 'zh-CN', tw: 'zh-TW' }

function connect(core: ClientCore, locale: Locale): Connection {
  const messages = failureMessagesIn(locale)
  const settings = { ...core.transport, acceptLanguage: acceptLanguages[locale] ?? locale, messages }
  return {
    ...core,
    api: createApi(core.baseUrl, core.services, createSend(settings, core.callTimeoutMs)),
    files: createApi(core.baseUrl, core.services, createSend(settings, core.fileTimeoutMs)),
    unwrap: createUnwrap(messages),
    messages,
  }
}

/** Creates each endpoint group once, so that its identity is stable. */
function groupsOver(connection: Connection): DoorwayClient['endpoints'] {
  const made = new Map<EndpointGroup<unknown>, unknown>()
  return <Calls>(group: EndpointGroup<Calls>) => {
    if (!made.has(group)) made.set(group, group(connection))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key is the function that made the value
    return made.get(group) as Calls
  }
}

function assemble(core: ClientCore, locale: Locale): DoorwayClient {
  return {
    locale,
    endpoints: groupsOver(connect(core, locale)),
    withLocale: (other) => assemble(core, other),
    forgetToken: core.changeSubject,
    onAuthExpired: core.expired.listen,
    onSubjectChange: core.subjectChanged.listen,
    withTokens: (tokenStore) => assemble(core.tokenStore ? core : createCore({ ...core, tokenStore }), locale),
  }
}

/** A client of one Doorway API. It reaches the network only through the `fetch` it is given, else the page's. */
export function createDoorwayClient(options: DoorwayClientOptions = {}): DoorwayClient {
  return assemble(createCore(options), options.locale ?? 'zh')
}
