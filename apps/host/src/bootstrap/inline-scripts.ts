const portalEntry = import.meta.glob<string>('../../dist/client/assets/entry-portal-*.js', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const consoleEntry = import.meta.glob<string>('../../dist/client/assets/entry-console-*.js', {
  eager: true,
  query: '?raw',
  import: 'default',
})

// Inside a document the script has no source map next to it, and its relative imports need an absolute path.
function inlineText(built: Record<string, string>): string | undefined {
  const text = Object.values(built)[0]?.split('//# sourceMappingURL')[0]?.trim()
  return import.meta.env.DEV ? undefined : text?.replaceAll(/(from|import)"\.\//g, '$1"/assets/')
}

/**
 * The small script that loads the other scripts of a rendered page. It is inlined, because as a file it would cost another
 * round trip and lose the clicks before it. A file in development.
 */
export const startScript = inlineText(portalEntry)

/** The entry script of the console, inlined: as a file it would take a connection that the first calls need. */
export const consoleScript = inlineText(consoleEntry)
