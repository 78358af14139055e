const PER_CENT = 100
const HASH_BYTES = 4

/**
 * The share of the devices, 0 to 99, that a device belongs to for one release. It is the same at every check; another
 * release shuffles the devices again, so that not always the same ones are first.
 */
export async function shareOfDevice(deviceId: string, releaseId: number): Promise<number> {
  const bytes = new TextEncoder().encode(`${releaseId}:${deviceId}`)
  const hash = new DataView(await crypto.subtle.digest('SHA-256', bytes), 0, HASH_BYTES)
  return hash.getUint32(0) % PER_CENT
}
