import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button'
import { Field } from '../field/field'
import { FormSection } from '../field/form-section'
import { TextField } from '../text-field/text-field'
import { FormFooter } from './form-footer'

const fields = ['名称', '编码', '类型', '排序', '地区', '地址', '电话', '备注']

const meta: Meta<typeof FormFooter> = {
  title: 'Components/FormFooter',
  tags: ['autodocs'],
  component: FormFooter,
  args: { note: '新增 3 项，移除 1 项' },
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
    <div className="dw-story-scroll" tabIndex={0} role="region" aria-label="机构">
      <FormSection title="基本信息">
        {fields.map((label) => (
          <Field key={label} label={label}>
            <TextField />
          </Field>
        ))}
      </FormSection>
      <FormFooter {...args}>
        <Button variant="primary">提交</Button>
        <Button>重置</Button>
      </FormFooter>
    </div>
  ),
}
export default meta

export const StaysInView: StoryObj<typeof FormFooter> = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: '机构' })
    const { bottom } = within(canvasElement).getByRole('button', { name: '提交' }).getBoundingClientRect()
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight)
    await expect(bottom).toBeLessThanOrEqual(region.getBoundingClientRect().bottom)
  },
}
