// The page around the frame: it has the token and the language, and no script of Doorway's.
const frame = document.querySelector('iframe')
const status = document.querySelector('#status')
const language = document.querySelector('#language')
const config = await (await fetch('config.json')).json()
// Where the frame comes from: here the same site, with you perhaps another.
const frameOrigin = location.origin

const tell = (message) => frame.contentWindow.postMessage(message, frameOrigin)
const answers = {
  token: () => tell({ kind: 'token', token: config.token }),
  start: () => tell({ kind: 'start', api: config.api, locale: language.value }),
  height: ({ height }) => frame.setAttribute('height', String(Math.max(400, height))),
  event: ({ type, detail }) => {
    status.textContent = `The frame says: ${type} ${detail}`
  },
}

addEventListener('message', ({ source, origin, data }) => {
  if (source === frame.contentWindow && origin === frameOrigin) answers[data.kind]?.(data)
})
language.addEventListener('change', () => tell({ kind: 'locale', locale: language.value }))
