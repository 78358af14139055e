// An element on a page with jQuery: its properties take the same data as the props of React.
import { extensionsFor } from './extensions.js'

const { jQuery: $ } = window
const { api, token } = await (await fetch('config.json')).json()

const $widget = $('doorway-user-manager').on('error', ({ originalEvent }) =>
  $('#failed').text(`失败：${originalEvent.detail.error.message}`),
)
// Not with `prop`, which calls functions instead of setting them.
Object.assign(
  $widget[0],
  extensionsFor((text) => $('#said').text(text)),
  { baseUrl: api, getToken: () => token },
)
