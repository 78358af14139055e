import { useContext, useEffect, useState, type ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, type LoaderFunction } from 'react-router-dom'
import documentSheet from '../../bootstrap/document.css?inline'
import { languages } from '../../preferences/languages'
import { PreferencesProvider, usePreferences } from '../../preferences/preferences-context'
import { preferenceAttributes, type Preferences } from '../../preferences/preferences'
import type { PageStringsFiles } from '../../strings/load-page-strings'
import { addContentStrings, addPageStrings, loadStrings } from '../../strings/load-strings'
import { loadSite } from '../parts/layout/portal-layout'
import { StoryPreferencesContext } from './story-preferences'

/** A page whose strings a story needs, by the name of its folder. */
export interface StoryPage {
  name: string
  strings: PageStringsFiles
}

export interface PortalStoryProps {
  /** Address at which the part is shown, with its query. */
  address?: string
  /** Loads what `useLoaderData` returns in the part; a page's own loader, or another one on the story's server. */
  loader?: LoaderFunction
  /** Pages whose strings the part uses. */
  pages?: readonly StoryPage[]
  children: ReactNode
}

const noPages: readonly StoryPage[] = []

/** Stands for `<html>`, whose attributes the portal's sheets read. */
function StoryDocument({ children }: { children: ReactNode }) {
  const preferences = usePreferences()
  const attributes = Object.entries(preferenceAttributes(preferences)).map(([name, value]) => [`data-${name}`, value])
  return (
    <div data-doorway="" lang={languages[preferences.locale].htmlLang} {...Object.fromEntries(attributes)}>
      <style>{documentSheet}</style>
      <div className="dw-portal">{children}</div>
    </div>
  )
}

function createStoryRouter(props: PortalStoryProps, { locale }: Preferences) {
  const { address = '/doorMain', loader, pages = noPages, children } = props
  const load: LoaderFunction = async (args, handlerContext) => {
    const strings = pages.map((page) => addPageStrings(page.name, page.strings))
    await Promise.all([loadStrings(locale), addContentStrings(), ...strings])
    return loader?.(args, handlerContext) ?? null
  }
  const root = (
    <StoryDocument>
      <Outlet />
    </StoryDocument>
  )
  const part = { path: '*', loader: load, element: children }
  return createMemoryRouter(
    [{ id: 'portal', loader: loadSite, HydrateFallback: () => null, element: root, children: [part] }],
    {
      initialEntries: [address],
    },
  )
}

/** Removes from `<html>` what the preferences of a story have set there. */
function useCleanDocument() {
  useEffect(() => {
    const { documentElement } = document
    const { lang } = documentElement
    return () => {
      documentElement.lang = lang
      for (const name of ['theme', 'mode', 'size', 'linear']) delete documentElement.dataset[name]
    }
  }, [])
}

function RoutedStory({ preferences, ...props }: PortalStoryProps & { preferences: Preferences }) {
  const [router] = useState(() => createStoryRouter(props, preferences))
  useCleanDocument()
  return (
    <PreferencesProvider initial={preferences} loadWords={loadStrings}>
      <RouterProvider router={router} />
    </PreferencesProvider>
  )
}

/** A part of the portal as a page shows it: with strings, preferences, router and the frame's data. */
export function PortalStory(props: PortalStoryProps) {
  const preferences = useContext(StoryPreferencesContext)
  return <RoutedStory key={Object.values(preferences).join(' ')} preferences={preferences} {...props} />
}
