import {
  Checkbox,
  Combobox,
  DateField,
  DateRangeField,
  IconPicker,
  MonthField,
  MultiSelect,
  NumberField,
  PasswordField,
  RadioGroup,
  Select,
  Switch,
  Tabs,
  Textarea,
  TextField,
} from '@doorway/ui'
import type { ReactElement } from 'react'
import { until } from './mounting'

/** A component that holds a value, by its owner's hand or by its own. */
export interface Valued {
  /** Held by the owner, who never lets it change. */
  controlled: (received: () => void) => ReactElement
  /** Held by the component, from a value to start with. */
  uncontrolled: (received: () => void) => ReactElement
  /** Does what a reader does to change it. */
  change: (root: HTMLElement) => Promise<void> | void
  /** What is shown as the value now. */
  shown: (root: HTMLElement) => string | null | undefined
}

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
]
const search = () => Promise.resolve(options)
const tabs = options.map(({ value, label }) => ({ id: value, label, content: `${label}的内容` }))
const named = { 'aria-label': '名称' }

function typed(selector: string, text: string) {
  return (root: HTMLElement) => {
    const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
    if (!field) throw new Error(`There is no ${selector}.`)
    // React notices a value only when it is set past its own value tracker.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

const click = (root: HTMLElement, selector: string) => root.querySelector<HTMLElement>(selector)?.click()
const valueOf = (selector: string) => (root: HTMLElement) => root.querySelector<HTMLInputElement>(selector)?.value
const textOf = (selector: string) => (root: HTMLElement) => root.querySelector(selector)?.textContent

/** Opens what the field opens, and presses something in it as soon as it is there. */
async function chooseIn(root: HTMLElement, field: string, choice: string) {
  click(root, field)
  const found = await until(() => root.querySelector<HTMLElement>(choice))
  found.click()
}

function fieldOf(
  draw: (props: { value?: string; defaultValue?: string; received: () => void }) => ReactElement,
  text: string,
) {
  return {
    controlled: (received: () => void) => draw({ value: '', received: received }),
    uncontrolled: (received: () => void) => draw({ defaultValue: '', received: received }),
    change: typed('input, textarea', text),
    shown: valueOf('input, textarea'),
  }
}

export const valued: Record<string, Valued> = {
  TextField: fieldOf(({ received, ...value }) => <TextField {...named} {...value} onChange={received} />, '王芳'),
  NumberField: fieldOf(({ received, ...value }) => <NumberField {...named} {...value} onChange={received} />, '12'),
  PasswordField: fieldOf(
    ({ received, ...value }) => <PasswordField {...named} {...value} onChange={received} />,
    'Yun@2026',
  ),
  Textarea: fieldOf(({ received, ...value }) => <Textarea {...named} {...value} onChange={received} />, '备注'),
  DateField: fieldOf(
    ({ received, ...value }) => <DateField label="日期" {...value} onValueChange={received} />,
    '2026-11-21',
  ),
  MonthField: fieldOf(
    ({ received, ...value }) => <MonthField label="月份" {...value} onValueChange={received} />,
    '2026-11',
  ),
  DateRangeField: {
    controlled: (received) => <DateRangeField label="日期" value={{ from: '', to: '' }} onValueChange={received} />,
    uncontrolled: (received) => <DateRangeField label="日期" onValueChange={received} />,
    change: typed('input', '2026-11-01'),
    shown: valueOf('input'),
  },
  Select: {
    controlled: (received) => <Select {...named} options={options} value="" onValueChange={received} />,
    uncontrolled: (received) => <Select {...named} options={options} defaultValue="" onValueChange={received} />,
    change: (root) => {
      const select = root.querySelector('select')
      if (select) select.value = 'b'
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    },
    shown: valueOf('select'),
  },
  Checkbox: {
    controlled: (received) => <Checkbox label="启用" checked={false} onCheckedChange={received} />,
    uncontrolled: (received) => <Checkbox label="启用" onCheckedChange={received} />,
    change: (root) => click(root, 'input'),
    shown: (root) => String(root.querySelector('input')?.checked),
  },
  Switch: {
    controlled: (received) => <Switch label="启用" isOn={false} onToggle={received} />,
    uncontrolled: (received) => <Switch label="启用" onToggle={received} />,
    change: (root) => click(root, 'button'),
    shown: (root) => root.querySelector('[role="switch"]')?.getAttribute('aria-checked'),
  },
  RadioGroup: {
    controlled: (received) => <RadioGroup label="性别" options={options} value="a" onValueChange={received} />,
    uncontrolled: (received) => <RadioGroup label="性别" options={options} defaultValue="a" onValueChange={received} />,
    change: (root) => click(root, 'input[value="b"]'),
    shown: valueOf('input:checked'),
  },
  Tabs: {
    controlled: (received) => <Tabs label="权限" tabs={tabs} selectedId="a" onSelect={received} />,
    uncontrolled: (received) => <Tabs label="权限" tabs={tabs} onSelect={received} />,
    change: (root) => root.querySelector<HTMLElement>('[role="tab"]:not([data-state="active"])')?.focus(),
    shown: textOf('[role="tabpanel"]:not([hidden])'),
  },
  MultiSelect: {
    controlled: (received) => <MultiSelect label="角色" options={options} value={[]} onValueChange={received} />,
    uncontrolled: (received) => <MultiSelect label="角色" options={options} onValueChange={received} />,
    change: (root) => chooseIn(root, '.dw-multi-select', '.dw-popup input'),
    shown: textOf('.dw-multi-select-chosen'),
  },
  Combobox: {
    controlled: (received) => <Combobox label="学校" search={search} value={null} onValueChange={received} />,
    uncontrolled: (received) => <Combobox label="学校" search={search} onValueChange={received} />,
    change: (root) => chooseIn(root, 'input', '[role="option"]'),
    shown: valueOf('input'),
  },
  IconPicker: {
    controlled: (received) => <IconPicker label="图标" value="cube" onValueChange={received} />,
    uncontrolled: (received) => <IconPicker label="图标" onValueChange={received} />,
    change: (root) => chooseIn(root, '.dw-icon-picker', '.dw-icon-picker-choice:last-child'),
    shown: textOf('.dw-icon-picker'),
  },
}
