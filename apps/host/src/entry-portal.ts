const settings = document.getElementById('doorway-start')?.dataset
const [entry, ...modules] = settings?.['modules']?.split(' ') ?? []
const late = settings?.['late']?.split(' ') ?? []
const sheets = settings?.['sheets']?.split(' ') ?? []
let isSignedIn = false

/** Applies the sheets together: one alone would overrule what the page was painted with from the others. */
async function loadSheets() {
  const links = sheets.map((href) =>
    Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      media: 'print',
      fetchPriority: 'high',
    }),
  )
  const loaded = links.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', resolve)
      }),
  )
  document.head.append(...links)
  await Promise.all(loaded)
  for (const link of links) link.media = 'all'
}

/** Loads the entry and all modules that it imports at once, not one after the other. */
function loadScripts() {
  // First, since what the scripts show next may need more rules than the page was painted with.
  void loadSheets()
  // A reader with a token has parts of their own on the page: it is not hydrated late.
  for (const href of isSignedIn ? [...modules, ...late] : modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (entry) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
}

function recordEarlyEvent(event: Event) {
  const { target, type } = event
  const recorded = type === 'input' ? 'input[type="search"]' : 'button[type="button"], select'
  if (target instanceof Element && target.closest(recorded)) window.doorwayMissed?.push(event)
}

/**
 * A link to a part of a page that is not hydrated yet: the browser goes there, and the router does not hear of it. It
 * would render at once, and React replaces a page that is rendered before its hydration.
 */
function hideFragmentFromRouter(event: PopStateEvent) {
  // Entries of the router have a state, and those of a followed fragment none.
  if (window.doorwayMissed && event.state === null && location.hash) event.stopImmediatePropagation()
}

// The server renders pages without a user. Where it could only render the sign-in notice, readers with a token do not see it.
try {
  const key = settings?.['sessionKey']
  isSignedIn = key !== undefined && localStorage.getItem(key) !== null
  if (isSignedIn && settings?.['refused'] !== undefined) document.documentElement.dataset['session'] = ''
} catch {
  // The browser refuses storage, so there is no token.
}
window.doorwayMissed = []
window.doorwayActed = new Promise((resolve) => {
  for (const intent of ['scroll', 'pointerdown', 'keydown', 'focusin', 'popstate'])
    // Captured as well: a tap into a field of the page would never arrive.
    addEventListener(intent, resolve, { once: true, passive: true, capture: true })
  // A page that appears below a resting pointer gets a movement to where the pointer is.
  let first: PointerEvent | undefined
  addEventListener('pointermove', (event) => {
    first ??= event
    if (event.screenX !== first.screenX || event.screenY !== first.screenY) resolve(event)
  })
})
// Captured, because React stops the propagation of events whose target it cannot hydrate yet.
for (const type of ['click', 'change', 'input']) addEventListener(type, recordEarlyEvent, true)
// Registered before the router's own listener, and after those that load the page because the reader acts.
addEventListener('popstate', hideFragmentFromRouter, true)
// A rendered page is read before it is interactive: its scripts load after the first contentful paint.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) loadScripts()
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    loadScripts()
  }).observe({ type: 'paint', buffered: true })
