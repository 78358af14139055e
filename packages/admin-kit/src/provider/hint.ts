/** Loads the hints for the page's developer. Where their file does not load, nothing is lost. */
export const hint = (give: (hints: typeof import('./developer-hints')) => void): void =>
  void import('./developer-hints').then(give).catch(() => undefined)
