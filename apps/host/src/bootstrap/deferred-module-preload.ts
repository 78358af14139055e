/**
 * Returns a script that preloads modules, after the API calls that the document starts first. A browser opens six
 * connections to a server and follows links before it runs a script: as links, many small files would delay the
 * calls, and each round trip costs a slow line its whole latency.
 */
export function deferredModulePreload(modules: readonly string[]): string {
  return `${JSON.stringify(modules)}.forEach(function(m){var l=document.createElement("link");l.rel="modulepreload";l.href=m;document.head.appendChild(l)})`
}
