import { useMemo } from 'react'
import { RenderedSlot, type RenderedSlotProps } from './rendered-slot'

/** A `RenderedSlot` whose function is called again only when the function or its input has changed: a node retains what was typed in it. */
export function StableSlot<Input>({ render, input }: RenderedSlotProps<Input>) {
  return useMemo(() => <RenderedSlot render={render} input={input} />, [render, input])
}
