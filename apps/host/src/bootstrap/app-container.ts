/** Returns the element that the app is rendered into. */
export function appContainer(): HTMLElement {
  const container = document.getElementById('app')
  if (!container)
    throw new Error('The page lacks <div id="app">, which Doorway renders into. Serve it through the host document.')
  return container
}
