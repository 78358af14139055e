const settings = document.getElementById('doorway-start')?.dataset
const [entry, ...modules] = settings?.['modules']?.split(' ') ?? []

/** Loads the entry and all modules that it imports at once, not one after the other. */
function loadScripts() {
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (entry) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
}

function recordEarlyEvent(event: Event) {
  const { target } = event
  if (target instanceof Element && target.closest('button[type="button"], select')) window.doorwayMissed?.push(event)
}

// The server renders pages without a user. Where it could only render the sign-in notice, readers with a token do not see it.
try {
  const key = settings?.['sessionKey']
  if (key && localStorage.getItem(key) !== null) document.documentElement.dataset['session'] = ''
} catch {
  // The browser refuses storage, so there is no token.
}
window.doorwayMissed = []
for (const type of ['click', 'change']) addEventListener(type, recordEarlyEvent)
// A rendered page is read before it is interactive: its scripts load after the first contentful paint.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) loadScripts()
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    loadScripts()
  }).observe({ type: 'paint', buffered: true })
