import * as ui from '@doorway/ui'
import axe from 'axe-core'
import { createRef, version } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mount, type Mount, type Mounted, until } from './mounting'
import { subjects } from './subjects'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Draw nothing of their own: providers, and what only hands a trigger or a floating box on. */
const WITHOUT_ELEMENT = ['DoorwayRoot', 'Menu', 'MenuPopup', 'Popover', 'Popup', 'Tooltip', 'ColumnChooser']

let mounted: Mounted | null = null
const complaints = vi.spyOn(console, 'error')

afterEach(() => {
  mounted?.unmount()
  mounted = null
  complaints.mockClear()
})

async function rendered(where: Mount, name: string, extras = {}) {
  const subject = subjects[name]
  if (!subject) throw new Error(`There is no subject ${name}.`)
  mounted = await mount(where, subject.draw(extras))
  const { root } = mounted
  const part = await until(() => root.querySelector<HTMLElement>(subject.part))
  const box = subject.box ? root.querySelector<HTMLElement>(subject.box) : part
  return { subject, root, part, box }
}

describe(`the table of components on React ${version}`, () => {
  it('holds every component of the public surface', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
    const missing = components.filter((name) => !(name in subjects) && !WITHOUT_ELEMENT.includes(name))
    expect(missing).toEqual([])
  })
})

describe.each(['light', 'shadow'] as const)('in %s DOM', (where) => {
  it.each(Object.keys(subjects))('%s hands on ref, class, style and attributes, silently', async (name) => {
    const ref = createRef<never>()
    const extras = { className: 'own', style: { '--own': '1' }, 'data-probe': 'yes', title: '说明' }
    const { subject, part, box } = await rendered(where, name, { ...extras, ...(!subjects[name]?.hasNoRef && { ref }) })
    if (subject.hasHandle) expect(Object.keys(ref.current ?? {}).length).toBeGreaterThan(0)
    else if (!subject.hasNoRef) expect(ref.current).toBe(part)
    expect(part.dataset['probe']).toBe('yes')
    expect(box?.classList.contains('own')).toBe(true)
    // Its own classes are retained next to the owner's.
    expect(box?.classList.length).toBeGreaterThan(1)
    expect(box?.style.getPropertyValue('--own')).toBe('1')
    expect(complaints.mock.calls).toEqual([])
  })

  it.each(Object.keys(subjects))('%s has nothing that WCAG 2.2 AA forbids, in any theme', async (name) => {
    const { root } = await rendered(where, name)
    for (const theme of ['light', 'dark', 'high-contrast']) {
      root.dataset['theme'] = theme
      const { violations } = await axe.run(mounted?.host ?? root, {
        runOnly: { type: 'tag', values: WCAG },
        rules: { 'target-size': { enabled: true } },
      })
      expect(violations.map(({ id, nodes }) => `${theme} ${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    }
  })
})

const taking = (what: 'disabled' | 'readOnly') =>
  Object.keys(subjects).filter((name) => subjects[name]?.takes?.includes(what))

describe('a control', () => {
  it.each(['DateRangeField', 'RadioGroup', 'FileDrop'])('%s disables everything in it', async (name) => {
    const { root } = await rendered('light', name, { disabled: true })
    const controls = [...root.querySelectorAll('input, button')]
    expect(controls.length).toBeGreaterThan(1)
    expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([])
  })

  it.each(taking('disabled'))('%s is disabled when it is told so', async (name) => {
    const { part } = await rendered('light', name, { disabled: true })
    expect(part.matches(':disabled')).toBe(true)
  })

  it.each(taking('readOnly'))('%s can be read and not changed when it is told so', async (name) => {
    const { part, root } = await rendered('light', name, { readOnly: true })
    expect(part.matches(':read-only:enabled')).toBe(true)
    const helpers = [...root.querySelectorAll<HTMLButtonElement>('.dw-date-open, .dw-combobox-clear')]
    expect(helpers.every((helper) => helper.disabled)).toBe(true)
  })
})
