import { readPreferences } from '../../preferences/preferences'

/** The calls for a forgotten password, loaded with the first of them. */
export async function passwordResetCalls() {
  const [{ hostClient }, { passwordResetEndpoints }] = await Promise.all([
    import('../../session/host-client'),
    import('@doorway/api-client/endpoints'),
  ])
  return hostClient().withLocale(readPreferences(document.cookie).locale).endpoints(passwordResetEndpoints)
}

/** What the API refused, or undefined for a fault of another kind, such as a script that could not be loaded. */
export async function refusalOf(fault: unknown) {
  const client = await import('@doorway/api-client').catch(() => undefined)
  return client && fault instanceof client.ApiError ? fault : undefined
}
