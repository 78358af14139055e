import { useEffect, useEffectEvent } from 'react'

const AUTOSAVE_MS = 30_000

/** Saves every half minute, when the page is hidden and when the form goes. */
export function useAutosave(save: () => void): void {
  const autosave = useEffectEvent(save)
  useEffect(() => {
    const timer = window.setInterval(() => autosave(), AUTOSAVE_MS)
    const handleLeave = () => document.visibilityState === 'hidden' && autosave()
    document.addEventListener('visibilitychange', handleLeave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleLeave)
      autosave()
    }
  }, [])
}
