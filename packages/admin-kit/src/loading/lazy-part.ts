import { limits } from '@doorway/api-client/rules'
import { lazyComponent, type LazyComponent } from '@doorway/ui'
import type { ComponentType } from 'react'

/** A part of a screen could not be fetched: gone after an update, or too slow (section 8: 120 s). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** Lets the next drawing fetch it again; set by the part that failed. */
  forget: () => void = () => undefined
}

/** The module, or a failure after the time limit in milliseconds (specification section 8). */
export async function inTime<Module>(loading: Promise<Module>, limitMs: number): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`Not loaded within ${limitMs} ms.`)), limitMs)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('Could not be fetched.', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** A lazy component whose fetching fails after 120 s (section 9). The boundary around it offers to fetch it again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  return lazyComponent(
    () => inTime(load(), limits.screenTimeoutMs),
    (error, forget) => {
      if (error instanceof ChunkLoadError) error.forget = forget
    },
  )
}
