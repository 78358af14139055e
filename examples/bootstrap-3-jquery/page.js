// A page of 2015 with jQuery: a tab draws its widget when it is opened first, and asks before it is left.
import { mountRoleManager, mountUserManager } from './doorway/embed.js'

const { jQuery: $ } = window
const { api, token } = await (await fetch('config.json')).json()
const options = { baseUrl: api, getToken: () => token, locale: 'zh', density: 'compact' }
const mounts = { '#users': mountUserManager, '#roles': mountRoleManager }
const widgets = {}

$('a[data-toggle="tab"]').on('show.bs.tab', (event) => {
  const leaving = widgets[$(event.relatedTarget).attr('href')]
  if (leaving?.isDirty() && !window.confirm('有未保存的内容，确定离开吗？')) event.preventDefault()
  const name = $(event.target).attr('href')
  if (mounts[name]) widgets[name] ??= mounts[name]($(name)[0], options)
})
