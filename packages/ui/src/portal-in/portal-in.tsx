import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { PortalTarget } from '../context/portal-target'

/** Gives an element all attributes of another. */
function copyAttributes(from: Element, to: Element) {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
}

const holdsSheets = (root: Node): root is Document | ShadowRoot => 'adoptedStyleSheets' in root

/** Gives the place of a portal the constructed sheets of the widget that it lacks; late ones come with their dialogs. */
function adoptMissingSheets(from: Node, to: Node, adopted: Set<CSSStyleSheet>) {
  if (from === to || !holdsSheets(from) || !holdsSheets(to)) return
  const missing = from.adoptedStyleSheets.filter((sheet) => !to.adoptedStyleSheets.includes(sheet))
  if (missing.length === 0) return
  for (const sheet of missing) adopted.add(sheet)
  to.adoptedStyleSheets = [...to.adoptedStyleSheets, ...missing]
}

function setCovered(target: PortalTarget, root: HTMLElement | null) {
  target.covered = root
}

interface OutsidePortalProps {
  target: PortalTarget
  container: HTMLElement
}

/** A second root of the same look in another place of the page. */
function OutsidePortal({ target, container }: OutsidePortalProps) {
  const inner = useRef<HTMLDivElement>(null)
  const outer = useRef<HTMLDivElement>(null)
  const put = useCallback((element: HTMLElement | null) => target.put(element), [target])
  useLayoutEffect(() => {
    const root = inner.current?.parentElement
    const copy = outer.current
    if (!root || !copy) return undefined
    const adopted = new Set<CSSStyleSheet>()
    const update = () => {
      copyAttributes(root, copy)
      adoptMissingSheets(root.getRootNode(), copy.getRootNode(), adopted)
    }
    update()
    // Theme, language and a computed accent are attributes; what opens may have a sheet of its own.
    const observer = new MutationObserver(update)
    observer.observe(root, { attributes: true })
    observer.observe(copy, { childList: true, subtree: true })
    setCovered(target, root)
    return () => {
      observer.disconnect()
      setCovered(target, null)
      const place = copy.getRootNode()
      if (holdsSheets(place)) place.adoptedStyleSheets = place.adoptedStyleSheets.filter((sheet) => !adopted.has(sheet))
    }
  }, [target])
  return (
    <>
      <div ref={inner} className="dw-root-portal" />
      {createPortal(
        <div ref={outer}>
          <div ref={put} className="dw-root-portal" />
        </div>,
        container,
      )}
    </>
  )
}

/** Renders the container of dialogs and popups (`portal` of DoorwayRoot). */
export type RenderPortal = (target: PortalTarget) => ReactNode

/**
 * Dialogs and popups in an element of the page, for a widget in a box that cuts them off. Our sheet has to be there as
 * well. Keep the result the same.
 */
export function portalIn(container: HTMLElement): RenderPortal {
  return (target) => <OutsidePortal target={target} container={container} />
}
