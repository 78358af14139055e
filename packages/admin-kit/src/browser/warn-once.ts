const warned = new Set<string>()

/** Writes a sentence for the page's developer into the console, once for each subject; the sentence itself without one. */
export function warnOnce(sentence: string, subject = sentence): void {
  if (warned.has(subject)) return
  warned.add(subject)
  // oxlint-disable-next-line no-console -- the page's developer has to know; no other channel reaches them
  console.warn(sentence)
}
