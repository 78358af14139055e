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

// A comment behind it names a file beside it, which there is not where it stands inside a document; nor are there the
// modules beside it, which it imports.
function inlineText(built: Record<string, string>): string | undefined {
  const text = Object.values(built)[0]?.split('//# sourceMappingURL')[0]?.trim()
  return import.meta.env.DEV ? undefined : text?.replaceAll(/(from|import)"\.\//g, '$1"/assets/')
}

/**
 * The small script that fetches a drawn page's others, to stand in the document itself: as a file it is one more turn,
 * and presses that come before it are lost. While developing it is a file.
 */
export const startScript = inlineText(portalEntry)

/** The script of the console's document: as a file it would take a connection that its first calls need. */
export const consoleScript = inlineText(consoleEntry)
