import { lazy, Suspense } from 'react'

const ComponentManual = lazy(async () => ({ default: (await import('./component-manual')).ComponentManual }))

/** The page that Storybook makes for a component. Loaded with the first page: stories do not need it. */
export function ManualPage() {
  return (
    <Suspense fallback={null}>
      <ComponentManual />
    </Suspense>
  )
}
