import { createContext, useContext } from 'react'
import type { UiTexts } from './ui-texts'

export interface UiContextValue {
  texts: UiTexts
}

export const UiContext = createContext<UiContextValue | null>(null)

/** What the surrounding DoorwayRoot provides. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext)
  if (!value)
    throw new Error('Components need <DoorwayRoot> above them: it brings tokens, words and a place for popups.')
  return value
}
