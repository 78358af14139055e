import type { ComponentType } from 'react'
import { ChunkLoadError } from '../../provider/lazy-part'

/** How a screen comes: its module is fetched when it is first opened. */
export type ScreenLoader = () => Promise<ComponentType>

/** Screens by name: the built-in names and those that menu items name in their component field. */
export type ScreenRegistry = Readonly<Record<string, ScreenLoader>>

/** Loads a screen, or fails after the time limit in milliseconds (specification section 8). */
export async function loadInTime(load: ScreenLoader, limitMs: number): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`Not loaded within ${limitMs} ms.`)), limitMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('Could not be fetched.', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** The loader of a name; names of the object's prototype are not screens. */
export function findScreen(screens: ScreenRegistry, name: string): ScreenLoader | undefined {
  return Object.hasOwn(screens, name) ? screens[name] : undefined
}
