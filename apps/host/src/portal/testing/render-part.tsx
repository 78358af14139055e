import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PreferencesProvider } from '../../preferences/preferences-context'
import type { Locale } from '../../preferences/languages'
import { readPreferences } from '../../preferences/preferences'
import { loadStrings } from '../../strings/load-strings'

/** Renders a part of a page by itself in a language; `close` unmounts it. */
export async function renderPart(part: ReactNode, locale: Locale = 'zh') {
  await loadStrings(locale)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const router = createMemoryRouter([{ path: '*', element: part }])
  await act(async () =>
    root.render(
      <PreferencesProvider initial={{ ...readPreferences(''), locale }} loadWords={loadStrings}>
        <RouterProvider router={router} />
      </PreferencesProvider>,
    ),
  )
  const close = () => {
    act(() => root.unmount())
    element.remove()
  }
  return { element, close }
}
