const [entry, ...modules] = document.getElementById('doorway-start')?.dataset['modules']?.split(' ') ?? []

/** Fetches the script and all that it will ask for at once, not one after the other. */
function loadScripts() {
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (entry) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
}

function recordEarlyEvent(event: Event) {
  const { target } = event
  if (target instanceof Element && target.closest('button[type="button"], select')) window.doorwayMissed?.push(event)
}

window.doorwayMissed = []
for (const type of ['click', 'change']) addEventListener(type, recordEarlyEvent)
// A drawn page is read before it runs: on a slow line its script waits until the words stand on the screen, which the frame
// that draws them does not know yet.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) loadScripts()
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    loadScripts()
  }).observe({ type: 'paint', buffered: true })
