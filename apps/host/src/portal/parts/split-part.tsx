import { lazy, Suspense, type ComponentType } from 'react'

const loading: Promise<unknown>[] = []

/** Resolves when the server has loaded the split parts of all pages that it has loaded. */
export const splitPartsReady = (): Promise<unknown> => Promise.all(loading)

/**
 * Splits a part that few pages show into a chunk of its own. The server renders it as any other; while the browser loads
 * it, the server's markup stays.
 */
export function splitPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const ready: { part?: ComponentType<Props> } = {}
  const LazyPart: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  // Rendering to a string does not wait.
  if (import.meta.env.SSR) loading.push(load().then((part) => (ready.part = part)))
  return function SplitPart(props: Props) {
    const Part = ready.part ?? LazyPart
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
