/** What is left for the element when a component has taken its own props: `data-*`, `aria-*`, handlers, and so on. */
export function withoutOwn<Props extends object, Own extends keyof Props>(
  props: Props,
  own: readonly Own[],
): Omit<Props, Own> {
  const rest: Partial<Props> = { ...props }
  for (const name of own) delete rest[name]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not follow `delete`
  return rest as Omit<Props, Own>
}
