// Each sample is a file, which the playground both runs and shows.
const modules = import.meta.glob<object>('./extensions/*.js', { import: 'default', eager: true })
const sources = import.meta.glob<string>('./extensions/*.js', { query: '?raw', import: 'default', eager: true })

const pointOf = (path: string) =>
  path.replace(/^.*\/|\.js$/g, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The extension points of the user manager, with what the playground gives to each. */
export const extensionSamples = Object.entries(modules).map(([path, value]) => ({
  point: pointOf(path),
  value,
  text: String(sources[path])
    .replace(/^export default /, '')
    .trim(),
}))

/** The chosen samples as the widget takes them. */
export const extensionsOf = (points: readonly string[]) =>
  Object.fromEntries(
    extensionSamples.filter(({ point }) => points.includes(point)).map(({ point, value }) => [point, value]),
  )

/** The chosen samples as a page writes them; undefined without one. */
export function extensionText(points: readonly string[]): string | undefined {
  const chosen = extensionSamples.filter(({ point }) => points.includes(point))
  if (chosen.length === 0) return undefined
  return `{\n${chosen.map(({ point, text }) => `  ${point}: ${text.replaceAll('\n', '\n  ')},\n`).join('')}}`
}
