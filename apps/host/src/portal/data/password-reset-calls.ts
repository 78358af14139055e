/** The calls for a forgotten password, loaded with the first of them. */
export async function passwordResetCalls() {
  const { visitorClient, passwordResetEndpoints } = await import('./visitor-client')
  return visitorClient().endpoints(passwordResetEndpoints)
}

/** What the API refused, or undefined for a fault of another kind, such as a script that could not be loaded. */
export async function refusalOf(fault: unknown) {
  const client = await import('./visitor-client').catch(() => undefined)
  return client && fault instanceof client.ApiError ? fault : undefined
}
