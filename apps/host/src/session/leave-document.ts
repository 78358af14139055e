/** Loads another document, or the present one again. What is unsaved is no reason to prompt: that was decided before. */
export function leaveDocument(address: string, isReplacing = false): void {
  const suppressPrompt = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('beforeunload', suppressPrompt, { capture: true, once: true })
  if (isReplacing) window.location.replace(address)
  else window.location.assign(address)
}
