import { columns, fields, getUser, listUsers, pages } from '../user-list'

const find = (selector) => document.querySelector(selector)
const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

find('nav').append(...pages.map((page) => element('a', { href: '#' }, page)))
find('thead').append(element('tr', {}, ...[...Object.values(columns), '操作'].map((title) => element('th', {}, title))))

async function edit(row) {
  const inputs = Object.entries(fields).map(([name, title]) =>
    element('label', {}, title, element('input', { name, value: row[name] ?? '' })),
  )
  const dialog = element('dialog', { role: 'dialog' }, element('form', {}, ...inputs))
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  const user = await getUser(row.id)
  for (const input of dialog.querySelectorAll('input')) input.value = user[input.name] ?? ''
}

async function show(username) {
  const { data, total } = await listUsers(username)
  const rows = data.map((row) => {
    const button = element('button', { type: 'button', onclick: () => edit(row) }, '修改')
    const cells = Object.keys(columns).map((field) => element('td', {}, row[field] ?? ''))
    return element('tr', {}, ...cells, element('td', {}, button))
  })
  find('tbody').replaceChildren(...rows)
  find('main p').textContent = `共 ${total} 条`
}

find('form').addEventListener('submit', (event) => {
  event.preventDefault()
  void show(find('[name=filter]').value)
})
void show('')
