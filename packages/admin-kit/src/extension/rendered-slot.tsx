import { isValidElement, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useReportError } from '../context/use-events'
import { ErrorBoundary } from '../loading/error-boundary'
import type { Rendered } from './extension-types'

/** Is this a node of a page rather than something of React's? */
export function isNode(rendered: Rendered): rendered is Node {
  return typeof rendered === 'object' && rendered !== null && 'nodeType' in rendered && !isValidElement(rendered)
}

export interface NodeSlotProps {
  node: Node
  /** What the node was made from. */
  input: unknown
}

/** Puts a node of the page into the screen. One that is like the present one and made from the same is not exchanged. */
export function NodeSlot({ node, input }: NodeSlotProps) {
  const slot = useRef<HTMLSpanElement>(null)
  const present = useRef<NodeSlotProps>(null)
  useLayoutEffect(() => {
    // The focus and the state of the present node would be lost.
    const before = present.current
    if (before && before.input === input && before.node.isEqualNode(node)) return
    present.current = { node, input }
    slot.current?.replaceChildren(node)
  }, [node, input])
  return <span ref={slot} className="dw-extension-slot" />
}

export interface RenderedSlotProps<Input> {
  render: (input: Input) => Rendered
  input: Input
}

function Content<Input>({ input, render }: RenderedSlotProps<Input>): ReactNode {
  const rendered = render(input)
  return isNode(rendered) ? <NodeSlot node={rendered} input={input} /> : rendered
}

/** What a render function of the page returns. One that throws leaves its place empty and is reported to the page. */
export function RenderedSlot<Input>(props: RenderedSlotProps<Input>) {
  const reportError = useReportError()
  return (
    <ErrorBoundary onError={reportError} fallback={() => null}>
      <Content {...props} />
    </ErrorBoundary>
  )
}
