import { createDoorwayClient, type DoorwayClient, type GetToken } from '@doorway/api-client'
import type { EmbedOptions } from './embed-options'

/** The client of one widget, as its options change. */
export interface Connection {
  /** The client for these options: the same until the API's address changes. */
  clientFor: (options: EmbedOptions) => DoorwayClient
}

const noToken: GetToken = () => null

/** What a client is made from. */
const addressOf = ({ baseUrl, services }: EmbedOptions) => JSON.stringify([baseUrl, services])

/**
 * Connects one widget. Calls wait until the page gives `getToken`, which often happens after the element is rendered;
 * those of a screen for visitors are sent without a token until then.
 */
export function createConnection(isForVisitors = false): Connection {
  let getToken: GetToken | undefined
  let resolveToken: (given: GetToken) => void = () => undefined
  const firstToken = new Promise<GetToken>((resolve) => {
    resolveToken = resolve
  })
  let own: { address: string; client: DoorwayClient } | null = null

  const clientAt = (options: EmbedOptions) => {
    const address = addressOf(options)
    if (own?.address !== address) {
      const { baseUrl, services } = options
      const client = createDoorwayClient({
        baseUrl,
        services,
        getToken: async (ask) => (getToken ?? (isForVisitors ? noToken : await firstToken))(ask),
      })
      own = { address, client }
    }
    return own.client
  }

  return {
    clientFor: (options) => {
      if (options.client) return options.client
      const before = getToken
      getToken = options.getToken ?? before
      if (before === undefined && getToken !== undefined) resolveToken(getToken)
      const client = clientAt(options)
      if (before !== undefined && before !== getToken) client.forgetToken()
      return client
    },
  }
}
