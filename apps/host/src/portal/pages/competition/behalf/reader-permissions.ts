/** The right to enter others (domain 1.3). */
export const ENTER_OTHERS = 'comp:entry:behalf'

/**
 * Returns the permission codes of the signed-in person. Throws the 401 that leads to the sign-in when the server refuses
 * the token (specification section 8). Loads the console's client, which only signed-in pages need.
 */
export async function readerPermissions(): Promise<readonly string[]> {
  const [{ hostAuth }, { loadSignedIn }] = await Promise.all([
    import('../../../../session/host-client'),
    import('../../../parts/signed-in/load-signed-in'),
  ])
  return (await loadSignedIn(() => hostAuth().getCurrentUser())).permissionCodes
}
