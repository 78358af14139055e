import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { userExtensionPoints } from '../features/users/user-extension-points'
import type { UserExtensions } from '../features/users/user-extensions'
import { checkExtensions, extensionFaults, misspeltFaults } from './check-extensions'
import { extendColumns, extendColumnView } from './extend-columns'
import type { ColumnExtensions, OwnField } from './extension-types'
import { FieldRulesProvider, RuledField, useIsAnyShown } from './field-rules'

interface Row {
  name: string
}

const columns = ['name', 'school', 'state'].map((id) => ({ id, header: id, cell: ({ name }: Row) => name }))
const idsOf = (extensions: ColumnExtensions<'name' | 'school' | 'state', Row>) =>
  extendColumns(columns, extensions).map(({ id }) => id)
const own = { id: 'card-number', header: '门禁卡', render: ({ name }: Row) => name } as const

describe('the columns of a screen', () => {
  it('are the same without extensions', () => {
    expect(extendColumns(columns, undefined)).toBe(columns)
  })

  it('begin with those that the page orders, and leave out what it hides', () => {
    expect(idsOf({ add: [own], hide: ['school'], order: ['state', 'card-number'] })).toEqual([
      'state',
      'card-number',
      'name',
    ])
    expect(idsOf({ add: [own] })).toEqual(['name', 'school', 'state', 'card-number'])
  })

  it('change their cells only where the page formats them', () => {
    const [name, school] = extendColumns<'name' | 'school', Row>(columns, { format: { name: () => 'x' } })
    expect(name?.cell).not.toBe(columns[0]?.cell)
    expect(school).toBe(columns[1])
  })

  it('hide an added one until it is chosen', () => {
    const usual = { order: [], hidden: ['sex'] }
    expect(extendColumnView(usual, { add: [{ ...own, isHidden: true }] }).hidden).toEqual(['sex', 'card-number'])
    expect(extendColumnView(usual, { add: [own] })).toBe(usual)
  })
})

describe('the fields of a form', () => {
  const Section = () => (useIsAnyShown(['a', 'b']) ? <h3>section</h3> : null)
  const htmlOf = (hide: string[], readOnly: string[] = []) =>
    renderToStaticMarkup(
      <FieldRulesProvider rules={{ hide, readOnly }}>
        <Section />
        <RuledField name="a">A</RuledField>
        <RuledField name="b">B</RuledField>
      </FieldRulesProvider>,
    )

  it('are left out with their section, or read only', () => {
    expect(htmlOf([])).toBe('<h3>section</h3>AB')
    expect(htmlOf(['a'])).toBe('<h3>section</h3>B')
    expect(htmlOf(['a', 'b'])).toBe('')
    expect(htmlOf([], ['b'])).toContain('<fieldset class="dw-extension-fieldset" disabled="">B</fieldset>')
  })
})

const everyMember: Required<OwnField<unknown>> = {
  id: 'my-field',
  label: 'x',
  hint: 'x',
  isRequired: true,
  isReadOnly: false,
  default: 'x',
  options: [],
  render: () => 'x',
  check: () => null,
  load: () => null,
  save: () => undefined,
}

describe('unknown names', () => {
  const faultsOf = (given: object) => extensionFaults('UserManager', given, userExtensionPoints)

  it('are named with those that are known', () => {
    expect(faultsOf({ columns: { hide: ['phone'] }, parts: { trees: false } })).toEqual([
      'Doorway: columns.hide of UserManager does not know "phone". It knows index, username, name, userType, schoolName, sex, state, registerTime, lastLogin.',
      'Doorway: parts of UserManager has no "trees". It has tree, filters, savedFilters, selection, import, export.',
    ])
    const visits = { id: 'visits', label: 'x', render: () => 'x' }
    expect(faultsOf({ sections: { hide: ['contact'] }, tabs: { hide: [], add: [visits] } })).toEqual([
      'Doorway: sections.hide of UserManager does not know "contact". It knows student, parents, teacher, assignments.',
      'Doorway: tabs of UserManager has no "hide". It has add.',
      'Doorway: tabs.add of UserManager has the id "visits". Ids of yours have a hyphen (my-visits).',
    ])
    expect(faultsOf({ rowActions: { remove: [] }, columns: { format: { phone: String } } })).toHaveLength(2)
  })

  it('are named among the members of what the page adds', () => {
    expect(faultsOf({ columns: { add: [{ id: 'my-card', title: 'x', render: () => 'x' }] } })).toEqual([
      'Doorway: "my-card" in columns.add of UserManager does not know "title". It knows id, header, render, width, align, isHidden.',
    ])
    expect(faultsOf({ rowActions: { add: [{ id: 'my-file', label: 'x', onClick: () => undefined }] } })).toEqual([
      expect.stringContaining('does not know "onClick". It knows id, label, code, isShown, onSelect.'),
    ])
    const every = {
      columns: { add: [{ ...own, width: 1, align: 'end', isHidden: true }] },
      fields: { add: [everyMember] },
      toolbar: { add: [{ id: 'my-tool', render: () => 'x' }] },
    }
    expect(faultsOf(every)).toEqual([])
  })

  it('are those of the page without a hyphen, or twice', () => {
    const column = (id: string) => ({ id, header: 'x', render: () => 'x' })
    const [first, second] = faultsOf({ columns: { add: [column('card'), column('my-card'), column('my-card')] } })
    expect(first).toContain('Ids of yours have a hyphen (my-card)')
    expect(second).toContain('"my-card" twice')
  })

  it('are none where the page names its own and ours', () => {
    const field = { id: 'card-number', label: 'x', load: () => null, save: () => undefined }
    expect(
      faultsOf({
        columns: { add: [own], order: ['card-number', 'name'] },
        fields: { add: [field], heading: '门禁' },
      }),
    ).toEqual([])
    expect(faultsOf({ filters: undefined, parts: { tree: false }, expandedOrganizationId: 2 })).toEqual([])
  })

  it('are written into the console once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (let round = 0; round < 2; round++)
      checkExtensions('UserManager', { toolbar: { hide: ['print'] } }, userExtensionPoints)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  it('are named among the properties of a screen, with the one that is meant', () => {
    expect(misspeltFaults('UserManager', ['', 'rowAction', 'Columns', 'style'], userExtensionPoints)).toEqual([
      'Doorway: UserManager has no option "rowAction". Do you mean rowActions?',
      'Doorway: UserManager has no option "Columns". Do you mean columns?',
    ])
  })

  it('do not compile', () => {
    const extensions: UserExtensions[] = [
      // @ts-expect-error -- no such column
      { columns: { hide: ['phone'] } },
      // @ts-expect-error -- an id without a hyphen
      { columns: { add: [{ id: 'card', header: 'card', render: () => 'x' }] } },
      // @ts-expect-error -- no such member of a user
      { columns: { format: { name: ({ nickname }) => nickname } } },
      // @ts-expect-error -- no such part
      { parts: { trees: false } },
      // @ts-expect-error -- the login name is always shown
      { fields: { hide: ['username'] } },
      // @ts-expect-error -- no such section
      { sections: { hide: ['contact'] } },
      // @ts-expect-error -- a tab without a label
      { tabs: { add: [{ id: 'my-visits', render: () => 'x' }] } },
      // @ts-expect-error -- no such member of a user
      { tabs: { add: [{ id: 'my-visits', label: 'x', render: ({ nickname }) => nickname }] } },
      // @ts-expect-error -- a role has a number
      { fields: { defaults: { roleIds: ['8'] } } },
    ]
    expect(extensions).toHaveLength(9)
  })
})
