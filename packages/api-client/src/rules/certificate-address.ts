/** The address of a certificate within the portal; with its code it names the holder. */
export function certificateAddress(no: string, code?: string): string {
  const query = new URLSearchParams({ type: 'certificate', id: no, ...(code !== undefined && { code }) })
  return `/comPageInfo?${query.toString()}`
}
