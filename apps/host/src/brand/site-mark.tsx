/** The mark of the portal, which is its favicon, too, or the logo of a site. Decorative: its name is next to it. */
export function SiteMark({ logoUrl = '/favicon.svg' }: { logoUrl?: string }) {
  return <img className="dw-mark" src={logoUrl} alt="" width="40" height="40" />
}
