import { useEffect } from 'react'

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Is text typed into what the event comes from? Looks into shadow roots. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.closest(EDITABLE) !== null
}

/** Calls `onPalette` for Ctrl/⌘ K, and `onSheet` for ? outside of fields. */
export function useShortcuts(onPalette: () => void, onSheet: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (event.defaultPrevented || event.isComposing || altKey) return
      if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        onPalette()
      } else if (key === '?' && !ctrlKey && !metaKey && !isTyping(event)) {
        event.preventDefault()
        onSheet()
      }
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [onPalette, onSheet])
}
