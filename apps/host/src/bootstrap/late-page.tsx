import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { LoadedPage } from '../routes/page-handle'
import { whenReaderActs } from './reader-intent'
import { replayEvents, takePageEvents } from './replay-events'

function inBoundary(Page: ComponentType): ComponentType {
  return function PageBoundary() {
    return (
      <Suspense>
        <Page />
      </Suspense>
    )
  }
}

/** Puts a page into a boundary of its own, so that it can be hydrated after the frame. Server and browser do the same. */
export const boundedPage = ({ Component, ...page }: LoadedPage): LoadedPage => ({
  ...page,
  Component: inBoundary(Component),
})

/** Preloads the modules of the page at once, not one after the other. */
function preloadLateModules(): void {
  const modules = document.getElementById('doorway-start')?.dataset['late']?.split(' ') ?? []
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

/**
 * Returns the component and loader of a rendered page whose module loads when the reader acts. Until then its links and
 * forms work as plain ones. `hasLoader` says whether the server has called a loader for it.
 */
export function latePage(load: () => Promise<LoadedPage>, hasLoader: boolean): Partial<RouteObject> {
  const LatePage = lazy(async () => {
    await whenReaderActs()
    preloadLateModules()
    const { Component } = await load()
    // The same element always: rendering it again while its parts wait for their hydration would drop their markup.
    const page = <Component />
    return {
      default: function HydratedPage() {
        const [missed, setMissed] = useState<readonly Event[]>()
        // One render later: a form takes what was typed before its script ran in an effect, and a click must find it there.
        useEffect(() => {
          if (missed) replayEvents(missed)
          else setMissed(takePageEvents())
        }, [missed])
        return page
      },
    }
  })
  const loader = async (args: LoaderFunctionArgs) => (await load()).loader?.(args) ?? null
  return { Component: inBoundary(LatePage), ...(hasLoader && { loader }) }
}
