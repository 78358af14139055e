/** Loads another document, or the present one again. What is unsaved is no reason to prompt: that was decided before. */
export function leaveDocument(address: string, isReplacing = false): void {
  // A listener that stops the event would be too late: browsers call those of `beforeunload` in the order in which they
  // were added, and the unsaved form was first.
  BeforeUnloadEvent.prototype.preventDefault = () => undefined
  if (isReplacing) window.location.replace(address)
  else window.location.assign(address)
}
