import type { NavigationAdapter } from '../../navigation/adapter'

/**
 * The navigation of one keep-alive page. While another page is in view it stands still at its own last place, so that a
 * hidden list neither reads the other's filters nor fetches, nor writes its own into the other's address. Where it goes,
 * the real navigation goes.
 */
export function scopedNavigation(
  real: NavigationAdapter,
  isOwn: (path: string, query: Readonly<Record<string, string>>) => boolean,
): NavigationAdapter {
  let last = real.location()
  const refresh = () => {
    const now = real.location()
    if (isOwn(now.path, now.query)) last = now
    return last
  }
  return {
    ...real,
    location: refresh,
    navigate: (target, options) => {
      const { path, query } = real.location()
      if (target.path === undefined && !isOwn(path, query)) return
      real.navigate(target, options)
    },
    subscribe: (listener) => real.subscribe(listener),
  }
}
