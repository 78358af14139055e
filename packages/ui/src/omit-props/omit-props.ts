/**
 * What is left for the element when a component has taken its own props: `data-*`, `aria-*`, handlers, and so on. The
 * record of own names is checked by the compiler, so that a new prop cannot be forgotten in it.
 */
export function omitProps<Props extends object, Own extends keyof Props>(
  props: Props,
  own: Readonly<Record<Own, true>>,
): Omit<Props, Own> {
  const rest: Partial<Props> = { ...props }
  for (const name of Object.keys(own)) Reflect.deleteProperty(rest, name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not follow the deletion
  return rest as Omit<Props, Own>
}
