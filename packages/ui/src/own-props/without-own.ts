/** What is left for the element when a component has taken its own props: `data-*`, `aria-*`, handlers, and so on. */
export function withoutOwn<Props extends object>(props: Props, own: readonly (keyof Props)[]): Partial<Props> {
  const rest: Partial<Props> = { ...props }
  for (const name of own) delete rest[name]
  return rest
}
