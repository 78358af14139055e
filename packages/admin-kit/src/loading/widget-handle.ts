import { useQueryClient } from '@tanstack/react-query'
import { useImperativeHandle, type Ref, type RefObject } from 'react'
import { useKit } from '../context/kit-context'

/** What a host can do with a screen from outside (props `handle`). */
export interface WidgetHandle {
  /** Refetches everything on screen. */
  refresh: () => Promise<void>
  /** Sets members of the screen's address, which hold filters, page and chosen node; null removes one. */
  setFilters: (filters: Readonly<Record<string, string | null>>) => void
  /** Puts the keyboard on the screen's heading, or on the screen. */
  focus: () => void
  /** Something under this provider is unsaved. */
  isDirty: () => boolean
  /** Presses save in every form that can be saved so; true when nothing is unsaved afterwards. */
  save: () => Promise<boolean>
}

/** Props of every screen. */
export interface ScreenProps {
  /** What the host does with the screen from outside. */
  handle?: Ref<WidgetHandle>
}

/** Gives the handle of a screen whose outermost element this is. */
export function useWidgetHandle(handle: Ref<WidgetHandle> | undefined, element: RefObject<HTMLElement | null>): void {
  const { navigation, dirty } = useKit()
  const cache = useQueryClient()
  useImperativeHandle(
    handle,
    () => ({
      refresh: () => cache.invalidateQueries(),
      setFilters: (query) => navigation.navigate({ query }),
      focus: () => (element.current?.querySelector<HTMLElement>('.dw-page-title') ?? element.current)?.focus(),
      isDirty: () => dirty.isDirty(),
      save: dirty.save,
    }),
    [cache, navigation, dirty, element],
  )
}
