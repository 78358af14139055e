/**
 * Returns a script that preloads modules and sheets, after the API calls that the document starts first. A browser opens six
 * connections to a server and follows links before it runs a script: as links, many small files would delay the
 * calls, and each round trip costs a slow line its whole latency.
 */
export function deferredPreload(files: readonly string[]): string {
  return `${JSON.stringify(files)}.forEach(function(f){var l=document.createElement("link");if(/css$/.test(f)){l.rel="preload";l.as="style"}else l.rel="modulepreload";l.href=f;document.head.appendChild(l)})`
}
