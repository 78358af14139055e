import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DateField } from '../date-field/date-field'
import { NumberField } from '../number-field/number-field'
import { YearField } from '../number-field/year-field'
import { PasswordField } from '../password-field/password-field'
import { Select } from '../select/select'
import { TextField } from '../text-field/text-field'
import { Textarea } from '../textarea/textarea'
import { Field } from './field'
import { FormSection } from './form-section'

const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  component: Field,
  args: { label: '登录名', children: <TextField defaultValue="t_linyq" /> },
}
export default meta
type Story = StoryObj<typeof Field>

const types = [
  { value: '4', label: '教师' },
  { value: '5', label: '学生' },
]

export const Default: Story = {}

export const WithErrorAndHint: Story = {
  args: { isRequired: true, hint: '字母、数字、下划线或连字符', error: '6~18个字符，区分大小写' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '登录名' })
    await expect(input).toHaveAccessibleDescription('字母、数字、下划线或连字符 6~18个字符，区分大小写')
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
  },
}

export const ReadOnly: Story = { args: { children: <TextField readOnly defaultValue="t_linyq" /> } }
export const Disabled: Story = { args: { children: <TextField disabled defaultValue="t_linyq" /> } }

export const EveryControl: Story = {
  render: () => (
    <FormSection title="各种控件">
      <Field label="姓名" isRequired>
        <TextField defaultValue="林砚秋" />
      </Field>
      <Field label="密码" isRequired>
        <PasswordField />
      </Field>
      <Field label="用户类型">
        <Select options={types} defaultValue="4" />
      </Field>
      <Field label="排列顺序">
        <NumberField defaultValue="3" />
      </Field>
      <Field label="入学年份">
        <YearField />
      </Field>
      <Field label="出生日期">
        <DateField value="2014-03-15" onValueChange={() => undefined} />
      </Field>
      <Field label="备注" data-wide="">
        <Textarea defaultValue={'很长的备注'.repeat(12)} />
      </Field>
    </FormSection>
  ),
}
