import { useRef } from 'react'

const PAUSE_MS = 600

/**
 * Collects letters typed in quick succession and finds the entry that starts with them, searching on from the
 * current one. Repeating one letter walks through all entries with it.
 */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 })
  return (key: string, labels: readonly (string | undefined)[], current: number): number => {
    const now = Date.now()
    const { text, at } = typed.current
    const next = now - at < PAUSE_MS ? text + key.toLowerCase() : key.toLowerCase()
    typed.current = { text: next, at: now }
    const isRepeat = next.length > 1 && next === key.toLowerCase().repeat(next.length)
    const wanted = isRepeat ? key.toLowerCase() : next
    const start = wanted.length === 1 ? current + 1 : Math.max(current, 0)
    for (let step = 0; step < labels.length; step += 1) {
      const index = (start + step) % labels.length
      if (labels[index]?.toLowerCase().startsWith(wanted)) return index
    }
    return -1
  }
}

/** A key press that types a character, not a command. */
export function isTypedCharacter(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
}
