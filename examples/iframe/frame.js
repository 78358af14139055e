// The page in the frame: the widget, and a few messages to the page around it.
const widget = document.querySelector('doorway-role-manager')
// Who may hold this page in a frame; the server says the same by `frame-ancestors`.
const pageOrigin = location.origin

const tell = (message) => parent.postMessage(message, pageOrigin)
let giveToken = () => undefined

const answers = {
  start: ({ api, locale }) => {
    widget.setAttribute('locale', locale)
    widget.setAttribute('base-url', api)
    // The token is asked for whenever it is needed; it stands in no address.
    widget.getToken = () =>
      new Promise((resolve) => {
        giveToken = resolve
        tell({ kind: 'token' })
      })
  },
  token: ({ token }) => giveToken(token),
  locale: ({ locale }) => widget.setAttribute('locale', locale),
}

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === pageOrigin) answers[data.kind]?.(data)
})
const about = {
  ready: () => '',
  navigate: ({ query }) => JSON.stringify(query),
  aftermutation: ({ name }) => name,
  authexpired: () => '',
}
for (const [type, detailOf] of Object.entries(about)) {
  widget.addEventListener(type, ({ detail }) => tell({ kind: 'event', type, detail: detailOf(detail) }))
}
new ResizeObserver(() => tell({ kind: 'height', height: document.documentElement.offsetHeight })).observe(document.body)
tell({ kind: 'start' })
