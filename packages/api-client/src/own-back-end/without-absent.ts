const points = ['columns', 'bulkActions', 'filters', 'fields']

const hiddenBy = (point: unknown): readonly string[] => {
  const hide: unknown = typeof point === 'object' && point !== null ? Reflect.get(point, 'hide') : undefined
  return Array.isArray(hide) ? hide : []
}

/** The extensions that a page gives a screen, with what its own back end does without hidden as well. */
export function withoutAbsent<Extensions extends object>(
  screen: string,
  extensions: Extensions,
  absent: ReadonlySet<string>,
): Extensions {
  const namesAt = (point: string) =>
    [...absent].flatMap((name) => {
      const start = `${screen}.${point}.`
      return name.startsWith(start) ? [name.slice(start.length)] : []
    })
  const given = new Map<string, unknown>(Object.entries(extensions))
  const hidden = points.map((point) => {
    const own: unknown = given.get(point)
    return [point, { ...Object(own), hide: [...hiddenBy(own), ...namesAt(point)] }]
  })
  const parts = { ...Object(given.get('parts')), ...Object.fromEntries(namesAt('parts').map((part) => [part, false])) }
  return { ...extensions, ...Object.fromEntries(hidden), parts }
}
