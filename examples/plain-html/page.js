// The page signs in by itself; the widget only asks it for the token.
const widget = document.querySelector('doorway-user-manager')
const status = document.querySelector('#status')
const { api, token } = await (await fetch('config.json')).json()

widget.baseUrl = api
widget.getToken = () => token
widget.addEventListener('dirtychange', ({ detail }) => {
  status.textContent = detail ? 'Somebody is editing.' : 'Nothing to save.'
})
