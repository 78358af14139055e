/** The mark of the portal: a door in its accent colour. Decorative, its name is next to it. */
export function SiteMark() {
  return (
    <svg className="dw-mark" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" className="dw-mark-ground" />
      <path d="M11 31V14.5A3.5 3.5 0 0 1 14.5 11h11a3.5 3.5 0 0 1 3.5 3.5V31" className="dw-mark-door" />
      <path d="M20 11v20M7 31h26" className="dw-mark-door" />
    </svg>
  )
}
