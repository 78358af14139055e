const built = import.meta.glob<string>('../../dist/client/assets/entry-portal-*.js', {
  eager: true,
  query: '?raw',
  import: 'default',
})
// A comment behind it names a file beside it, which there is not where it stands inside a document.
const [text] = Object.values(built).map((script) => script.split('//# sourceMappingURL')[0]?.trim())

/**
 * The small script that fetches a drawn page's others, to stand in the document itself: as a file it is one more turn,
 * and presses that come before it are lost. While developing it is a file.
 */
export const startScript = import.meta.env.DEV ? undefined : text
