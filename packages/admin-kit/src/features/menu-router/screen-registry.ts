import type { ComponentType } from 'react'
import { inTime } from '../../provider/lazy-part'

/** How a screen comes: its module is fetched when it is first opened. */
export type ScreenLoader = () => Promise<ComponentType>

/** Screens by name: the built-in names and those that menu items name in their component field. */
export type ScreenRegistry = Readonly<Record<string, ScreenLoader>>

/** Loads a screen, or fails after the time limit in milliseconds (specification section 8). */
export function loadInTime(load: ScreenLoader, limitMs: number): Promise<ComponentType> {
  return inTime(load(), limitMs)
}

/** The loader of a name; names of the object's prototype are not screens. */
export function findScreen(screens: ScreenRegistry, name: string): ScreenLoader | undefined {
  return Object.hasOwn(screens, name) ? screens[name] : undefined
}
