import { lazyComponent, loadedPart } from '@doorway/ui'
import type { ComponentType } from 'react'

const NoPart = () => null

/** A part in a file of its own that the console works without: one that cannot be fetched is left out. */
export const optionalPart = (load: () => Promise<ComponentType>) =>
  loadedPart(lazyComponent(() => load().catch(() => NoPart)))
