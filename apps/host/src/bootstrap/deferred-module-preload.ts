/**
 * A script that has modules fetched, after the calls that the same document started before. A browser opens six
 * connections to a server and finds links in the document before it runs a script: as links, many small files would
 * stand in front of the calls, and each turn costs a slow line its whole latency.
 */
export function deferredModulePreload(modules: readonly string[]): string {
  return `${JSON.stringify(modules)}.forEach(function(m){var l=document.createElement("link");l.rel="modulepreload";l.href=m;document.head.appendChild(l)})`
}
