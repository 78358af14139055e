import type { Page } from 'playwright'

/** What a page loses when rendered in forced colours, one line each; open shadow roots are looked into. */
export function lostInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const everything = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? everything(element.shadowRoot) : []),
      ])
    const seen = everything(document).filter((element) => element.checkVisibility({ opacityProperty: true }))
    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      const isClear = /(?:, 0\)|\/ 0\)|transparent)$/.test(backgroundColor)
      if (!isClear) return backgroundColor
      const around = element.parentElement ?? element.getRootNode()
      if (around instanceof ShadowRoot) return groundOf(around.host)
      return around instanceof Element ? groundOf(around) : 'rgb(0, 0, 0)'
    }
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element)
      const isRendered = (line: string, width: string, colour: string) =>
        line !== 'none' && parseFloat(width) >= 1 && colour !== groundOf(element)
      return (
        isRendered(style.borderBlockEndStyle, style.borderBlockEndWidth, style.borderBlockEndColor) ||
        isRendered(style.outlineStyle, style.outlineWidth, style.outlineColor)
      )
    }
    const edged =
      'input:not([type]), input[type=text], input[type=search], select, textarea, [role=dialog], [role=menu]'
    const marked = '[role=tab][aria-selected=true], [role=treeitem][aria-selected=true], [aria-current=page]'
    const looks = (element: Element) => {
      const { fontWeight, outlineStyle, color, borderColor, borderWidth } = getComputedStyle(element)
      return [fontWeight, outlineStyle, color, groundOf(element), borderColor, borderWidth].join()
    }
    const plainOf = (element: Element) =>
      [...(element.parentElement?.children ?? [])].find(
        (other) => other !== element && other.className === element.className && !other.matches(marked),
      )
    return [
      ...seen.filter((element) => element.matches(edged) && !hasEdge(element)).map((one) => `no edge: ${nameOf(one)}`),
      ...seen
        .filter((element) => element.matches('svg.dw-icon') && getComputedStyle(element).color === groundOf(element))
        .map((one) => `an icon that is not seen: ${nameOf(one)}`),
      ...seen
        .filter((element) => element.matches(marked))
        .filter((element) => {
          const plain = plainOf(element)
          return plain !== undefined && looks(plain) === looks(element)
        })
        .map((one) => `chosen, and looks like the others: ${nameOf(one)}`),
      ...seen
        .filter((element) => element.matches('input[type=checkbox], input[type=radio]'))
        .filter((element) => getComputedStyle(element).appearance === 'none' && !hasEdge(element))
        .map((one) => `neither ticked nor empty: ${nameOf(one)}`),
    ]
  })
}

/** The outline of what has the focus, wherever it is; empty when there is none to be seen. */
export function focusOutline(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!focused || focused === document.body) return ''
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused)
    return outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? '' : outlineColor
  })
}
