/**
 * Applies a changed search. Where it is the same, the list is loaded again: its data may have changed on the server, and
 * the same key would cause no request.
 */
export function applySearch<Search extends object>(
  current: Search,
  next: Search,
  apply: (next: Search) => void,
  reload: () => unknown,
): void {
  if (JSON.stringify(next) === JSON.stringify(current)) reload()
  else apply(next)
}
