import type { StoredTokens, TokenStore } from '@doorway/api-client'

/**
 * The tokens of one sign-in until the page has received them. They are renewed by nothing: they serve the change of an
 * initial password, minutes after the sign-in.
 */
export function shortTokenStore(): TokenStore {
  let tokens: StoredTokens | null = null
  const clear = () => {
    tokens = null
  }
  return {
    read: () => tokens,
    write: (given) => {
      tokens = given
    },
    clear,
    sourceAt: () => ({
      read: async () => tokens && tokens.token,
      renew: async () => null,
      drop: clear,
      forget: () => undefined,
    }),
  }
}
