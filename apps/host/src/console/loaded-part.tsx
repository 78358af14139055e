import { lazyComponent, useIsLoaded, type LazyComponent } from '@doorway/ui'
import type { ComponentType } from 'react'

/** Returns a component that renders a lazy one once it has loaded, and nothing before. */
export function loadedPart<Props extends object>(part: LazyComponent<Props>): ComponentType<Props> {
  return function LoadedPart(props: Props) {
    return useIsLoaded(part) ? <part.Part {...props} /> : null
  }
}

const NoPart = () => null

/** A part in a file of its own that the console works without: one that cannot be fetched is left out. */
export const optionalPart = (load: () => Promise<ComponentType>) =>
  loadedPart(lazyComponent(() => load().catch(() => NoPart)))
