/** The address of a certificate in the portal; with its code it names the holder. */
export function certificateAddress(no: string, code: string): string {
  const query = new URLSearchParams({ type: 'certificate', id: no, code })
  return `/comPageInfo?${query.toString()}`
}
