import {
  Avatar,
  Badge,
  Button,
  Chip,
  DataTable,
  DateField,
  Dialog,
  Field,
  FormSection,
  IconButton,
  MultiSelect,
  Pagination,
  ProgressBar,
  RadioGroup,
  Select,
  StatePanel,
  StatTile,
  Steps,
  Switch,
  Checkbox,
  Tabs,
  TextField,
  Toolbar,
  Tree,
} from '@doorway/ui'
import type { ReactElement } from 'react'

const nothing = () => undefined
const types = [
  { value: '4', label: '教师' },
  { value: '5', label: '学生' },
]
const people = [
  ['wangfang', '王芳', '杭州市第二中学', 128],
  ['lijun', '李军', '宁波市实验小学', 9],
  ['zhaomin', '赵敏', '温州市教育研究院', 1204],
] as const
type Person = (typeof people)[number]

const area = (id: string, parentId: string | null, label: string, hasChildren = false) => ({
  id,
  parentId,
  label,
  hasChildren,
  data: null,
})
const areas = [
  area('0', null, '组织管理', true),
  area('33', '0', '浙江省', true),
  area('3301', '33', '杭州市'),
  area('3302', '33', '宁波市'),
  area('32', '0', '江苏省', true),
]

function Controls() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Toolbar label="操作" end={<IconButton icon="columns" label="列设置" />}>
        <Button variant="primary" icon="plus">
          新增
        </Button>
        <Button>导出</Button>
        <Button variant="danger">删除</Button>
        <Button variant="quiet">更多</Button>
        <Button disabled>停用</Button>
      </Toolbar>
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <Checkbox label="启用" checked onChange={nothing} />
        <Checkbox label="部分" checked="mixed" onChange={nothing} />
        <RadioGroup label="性别" options={types} value="4" />
        <Switch label="启用" isOn />
        <Chip tone="success">启用</Chip>
        <Chip tone="danger">停用</Chip>
        <Badge count={1200} />
        <Avatar name="王芳" />
      </div>
      <Tabs
        label="权限"
        tabs={[
          { id: '1', label: '菜单权限', content: '' },
          { id: '2', label: '站点管理', content: '' },
        ]}
      />
      <Steps
        label="进度"
        currentId="2"
        steps={['报名', '评审', '公示'].map((label, at) => ({ id: `${at + 1}`, label }))}
      />
    </div>
  )
}

function Form() {
  return (
    <FormSection title="基本信息">
      <Field label="登录名" isRequired error="6~18个字符，区分大小写">
        <TextField defaultValue="wang" />
      </Field>
      <Field label="用户类型" hint="保存后不能修改">
        <Select options={types} defaultValue="4" />
      </Field>
      <Field label="出生日期">
        <DateField defaultValue="2014-03-15" />
      </Field>
      <Field label="角色">
        <MultiSelect options={types} defaultValue={['4']} />
      </Field>
    </FormSection>
  )
}

function Table() {
  return (
    <>
      <DataTable<Person>
        caption="用户"
        rows={people}
        rowKey={([login]) => login}
        rowLabel={([, name]) => name}
        pageSize={3}
        selection={new Set(['lijun'])}
        sort={{ columnId: 'login', direction: 'ascending' }}
        onSortChange={nothing}
        columns={[
          { id: 'login', header: '登录名', cell: ([login]) => login, isSortable: true },
          { id: 'name', header: '用户名', cell: ([, name]) => name },
          { id: 'visits', header: '登录次数', cell: ([, , , visits]) => visits, align: 'end', width: 120 },
        ]}
      />
      <Pagination page={3} pageSize={10} total={1284} onPageChange={nothing} />
    </>
  )
}

/** The reference pictures: few, and each with much on it. */
export const looks: Record<string, () => ReactElement> = {
  controls: Controls,
  form: Form,
  table: Table,
  tree: () => (
    <Tree
      label="地区"
      items={areas}
      openIds={new Set(['0', '33'])}
      onOpenChange={nothing}
      selectedId="33"
      checkedIds={new Set(['3301'])}
      height={170}
    />
  ),
  feedback: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StatePanel
        kind="filtered-empty"
        title="没有符合条件的用户"
        text="换个条件试试。"
        action={<Button>重置</Button>}
      />
      <ProgressBar label="导入" value={120} max={300} valueText="120 / 300" />
      <StatTile label="本月新增作品" value="1,284" unit="件" change="较上月 +12%" direction="up" />
    </div>
  ),
  dialog: () => (
    <Dialog
      isOpen
      title="删除用户"
      description="要删除“王芳”吗？"
      size="s"
      onClose={nothing}
      footer={<Button>取消</Button>}
    />
  ),
}
