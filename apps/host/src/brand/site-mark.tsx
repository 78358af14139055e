/** The mark of the portal, which is its favicon, too. Decorative: its name is next to it. */
export function SiteMark() {
  return <img className="dw-mark" src="/favicon.svg" alt="" width="40" height="40" />
}
