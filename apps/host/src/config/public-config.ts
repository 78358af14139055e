/** Settings of the host that the browser reads at run time (architecture: environment). */
export interface PublicConfig {
  /** Base addresses of the services; empty means the host's own origin. */
  apiBase: string
  previewBase: string
  mediaBase: string
  teachResearchBase: string
  userPlatformBase: string
}

const none: PublicConfig = { apiBase: '', previewBase: '', mediaBase: '', teachResearchBase: '', userPlatformBase: '' }

/** Reads the settings that the server wrote into the document. */
export function readPublicConfig(): PublicConfig {
  const text = document.getElementById('doorway-config')?.textContent
  if (!text) return none
  const given: Partial<PublicConfig> = JSON.parse(text)
  return { ...none, ...given }
}
