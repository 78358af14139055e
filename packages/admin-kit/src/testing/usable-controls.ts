const CONTROLS = 'button, a[href], input, select, textarea, [role="menuitem"], [role="menuitemcheckbox"]'

function isUsable(element: Element): boolean {
  if (element.getAttribute('aria-disabled') === 'true' || !element.checkVisibility()) return false
  return !element.matches(':disabled, [readonly]')
}

function nameOf(element: Element): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const label = element.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ')
  return label || element.textContent?.trim() || element.getAttribute('name') || ''
}

/** What a person can press, tick or write in right now, by kind and name. */
export function usableControls(root: ParentNode): ReadonlySet<string> {
  const found = [...root.querySelectorAll(CONTROLS)].filter(isUsable)
  return new Set(found.map((element) => `${element.getAttribute('role') ?? element.localName}: ${nameOf(element)}`))
}
