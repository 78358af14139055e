const CODE = 'comp:entry:behalf'

/**
 * Returns whether the signed-in person may enter others. Throws the 401 that leads to the sign-in when the server refuses
 * the token (specification section 8). Loads the console's client, which only signed-in pages need.
 */
export async function mayEnterOthers(): Promise<boolean> {
  const [{ hostAuth }, { loadSignedIn }] = await Promise.all([
    import('../../../../session/host-client'),
    import('../../../parts/signed-in/load-signed-in'),
  ])
  const { permissionCodes } = await loadSignedIn(() => hostAuth().getCurrentUser())
  return permissionCodes.includes(CODE)
}
