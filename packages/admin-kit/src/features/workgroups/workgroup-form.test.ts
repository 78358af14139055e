import { describe, expect, it } from 'vitest'
import { type FormMember, withPeople, withRole } from './workgroup-form'

const person = (userId: number, role: FormMember['role'] = 'member'): FormMember => {
  return { userId, name: `人${userId}`, orgName: null, role }
}
const rolesOf = (members: readonly FormMember[]) => members.map(({ userId, role }) => `${userId} ${role}`)

describe('the members of the form', () => {
  it('have one leader: the former one becomes a member', () => {
    const members = [person(1, 'leader'), person(2), person(3, 'vice')]
    expect(rolesOf(withRole(members, 2, 'leader'))).toEqual(['1 member', '2 leader', '3 vice'])
    expect(rolesOf(withRole(members, 2, 'secretary'))).toEqual(['1 leader', '2 secretary', '3 vice'])
  })

  it('take further people once, the first of them as leader where there is none', () => {
    expect(rolesOf(withPeople([], [person(1), person(2)]))).toEqual(['1 leader', '2 member'])
    expect(rolesOf(withPeople([person(1, 'leader')], [person(1), person(2)]))).toEqual(['1 leader', '2 member'])
  })
})
