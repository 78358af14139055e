import type { EntryForm } from '../competitions/entries.service'

type Member = EntryForm['members'][number]

const SEPARATOR = /[;；\n]/
const NAME_MAX = 50
const ORG_MAX = 100

/** People of a cell, written as `name/organisation; name/organisation`; undefined when it cannot be read so. */
export function membersOfCell(cell: string, role: Member['role']): Member[] | undefined {
  const parts = cell
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)
  const members = parts.map((part) => {
    const [name = '', orgName = '', ...more] = part.split(/[/／]/).map((text) => text.trim())
    const isReadable = name !== '' && orgName !== '' && more.length === 0
    return isReadable && name.length <= NAME_MAX && orgName.length <= ORG_MAX ? { role, name, orgName } : undefined
  })
  const readable = members.filter((member) => member !== undefined)
  return readable.length === members.length ? readable : undefined
}
