import {
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Card,
  CardGrid,
  Chart,
  ChartFrame,
  Checkbox,
  Chip,
  Combobox,
  ConfirmDialog,
  Countdown,
  DataTable,
  DateField,
  DateRangeField,
  Dialog,
  Drawer,
  Field,
  FileDrop,
  FormFooter,
  FormSection,
  Icon,
  IconButton,
  IconPicker,
  ImageCrop,
  LoadingBar,
  MonthField,
  MovableTree,
  MultiSelect,
  NumberField,
  PageHeader,
  Pagination,
  PasswordField,
  PictureCrop,
  ProgressBar,
  RadioGroup,
  Select,
  SelectionBar,
  Skeleton,
  SplitPane,
  StatePanel,
  QrCode,
  StatTile,
  Steps,
  Switch,
  TabStrip,
  Tabs,
  Textarea,
  TextField,
  Timeline,
  Toolbar,
  Tree,
  TreePicker,
  UploadList,
  YearField,
} from '@doorway/ui'
import type { ComponentPropsWithoutRef, ReactElement, Ref } from 'react'

/** The props that every component accepts in addition to its own. */
export interface Extras {
  ref?: Ref<never>
  className?: string
  style?: ComponentPropsWithoutRef<'div'>['style']
  title?: string
  'data-probe'?: string
  disabled?: boolean
  readOnly?: boolean
}

/** A component in the table: how it is rendered, and where the passed props should arrive. */
export interface Subject {
  draw: (extras: Extras) => ReactElement
  /** The element that gets ref, data attributes and extra props. */
  part: string
  /** The element that gets class and style, where it is another one. */
  box?: string
  /** The ref is a handle with methods, as its props say. */
  hasHandle?: boolean
  /** Hands no ref on, as its doc says: it is generic and needs none. */
  hasNoRef?: boolean
  /** Classes of `part` belong to its library. */
  takes?: ('disabled' | 'readOnly')[]
}

const nothing = () => undefined
const noOptions = () => Promise.resolve([])
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
]
const nodes = [{ id: 'root', parentId: null, label: '根', hasChildren: false, data: null }]
const tree = { label: '树', items: nodes, openIds: new Set<string>(), onOpenChange: nothing }
const columns = [{ id: 'name', header: '名称', cell: (row: string) => row }]
const named = { 'aria-label': '名称' }
const field = { label: '日期' }
const upload = { id: '1', name: 'a.txt', size: 10, sent: 5, state: 'sending' as const }
const pixel = new Blob([Uint8Array.from(atob('R0lGODlhAQABAAAAACw='), (letter) => letter.charCodeAt(0))])
/** A drawing has no title of its own. */
const untitled = { title: undefined }
const unreferred = { ref: undefined }
const both = ['disabled', 'readOnly'] as const

const of = (part: string, draw: Subject['draw'], rest: Omit<Subject, 'part' | 'draw'> = {}): Subject => ({
  part,
  draw,
  ...rest,
})

/** Every component of the public surface that renders an element of its own. */
export const subjects: Record<string, Subject> = {
  Avatar: of('.dw-avatar', (x) => <Avatar {...x} name="王芳" />),
  Badge: of('.dw-badge', (x) => <Badge {...x} count={3} />),
  Breadcrumb: of('.dw-breadcrumb', (x) => <Breadcrumb {...x} label="路径" items={[{ id: '1', label: '首页' }]} />),
  Button: of('.dw-button', (x) => <Button {...x}>查询</Button>, { takes: ['disabled'] }),
  Card: of('.dw-card', (x) => <Card {...x}>王芳</Card>),
  CardGrid: of('.dw-card-grid', (x) => <CardGrid {...x} />),
  Chart: of('.dw-chart', (x) => (
    <Chart
      {...x}
      title="作品"
      kind="bar"
      categoryLabel="月份"
      categories={['11 月']}
      series={[{ name: '数量', values: [3] }]}
      hiddenLabel="少于 5"
      emptyState={null}
    />
  )),
  ChartFrame: of('.dw-chart', (x) => (
    <ChartFrame {...x} title="作品" table={{ columns: ['月份', '数量'], rows: [['11 月', 3]] }}>
      <svg />
    </ChartFrame>
  )),
  Checkbox: of('input', (x) => <Checkbox {...x} label="启用" />, { box: '.dw-checkbox', takes: ['disabled'] }),
  Chip: of('.dw-chip', (x) => <Chip {...x}>启用</Chip>),
  Combobox: of('input', (x) => <Combobox {...x} {...field} search={noOptions} />, {
    box: '.dw-combobox',
    takes: [...both],
  }),
  ConfirmDialog: of('.dw-dialog', (x) => (
    <ConfirmDialog {...x} isOpen title="删除" question="要删除吗？" onConfirm={nothing} onCancel={nothing} />
  )),
  Countdown: of('.dw-countdown', (x) => <Countdown {...x} until={new Date(0)} label="截止" ended="已截止" />),
  DataTable: of('.dw-data-table', (x) => (
    <DataTable {...x} caption="表" columns={columns} rows={['甲']} rowKey={String} rowLabel={String} />
  )),
  DateField: of('input', (x) => <DateField {...x} {...field} />, { box: '.dw-date-field', takes: [...both] }),
  DateRangeField: of('.dw-date-range', (x) => <DateRangeField {...x} {...field} />),
  Dialog: of('.dw-dialog', (x) => <Dialog {...x} isOpen title="标题" onClose={nothing} />),
  Drawer: of('.dw-dialog', (x) => <Drawer {...x} isOpen title="标题" onClose={nothing} />),
  Field: of('.dw-field', (x) => (
    <Field {...x} label="名称">
      <TextField />
    </Field>
  )),
  FileDrop: of('.dw-file-drop', (x) => <FileDrop {...x} label="文件" chooseLabel="选择文件" onFiles={nothing} />),
  FormFooter: of('.dw-form-footer', (x) => <FormFooter {...x}>按钮</FormFooter>),
  FormSection: of('.dw-form-section', (x) => <FormSection {...x} title="基本信息" />),
  Icon: of('.dw-icon', (x) => <Icon {...x} {...untitled} name="cube" />),
  IconButton: of('.dw-icon-button', (x) => <IconButton {...x} icon="plus" label="添加" />, { takes: ['disabled'] }),
  IconPicker: of('.dw-icon-picker', (x) => <IconPicker {...x} label="图标" />, { takes: ['disabled'] }),
  ImageCrop: of('.dw-image-crop', (x) => <ImageCrop {...x} file={pixel} onCropped={nothing} />),
  PictureCrop: of('.dw-image-crop', (x) => <PictureCrop {...x} file={pixel} describe={() => ''} onChosen={nothing} />),
  LoadingBar: of('.dw-loading-bar', (x) => <LoadingBar {...x} isLoading label="加载中" />),
  MonthField: of('input', (x) => <MonthField {...x} {...field} />, { box: '.dw-date-field', takes: [...both] }),
  MultiSelect: of('.dw-multi-select', (x) => <MultiSelect {...x} label="角色" options={options} />, {
    takes: ['disabled'],
  }),
  NumberField: of('input', (x) => <NumberField {...x} {...named} />, { takes: [...both] }),
  PageHeader: of('.dw-page-header', (x) => <PageHeader {...x} title="用户管理" />),
  Pagination: of('.dw-pagination', (x) => (
    <Pagination {...x} page={1} pageSize={10} total={99} onPageChange={nothing} />
  )),
  PasswordField: of('input', (x) => <PasswordField {...x} {...named} />, { takes: [...both] }),
  ProgressBar: of('.dw-progress', (x) => <ProgressBar {...x} label="导入" value={1} max={2} />),
  QrCode: of('.dw-qr-code', (x) => <QrCode {...x} text="https://portal.example" label="门户" />),
  RadioGroup: of('.dw-radios', (x) => <RadioGroup {...x} label="性别" options={options} />),
  Select: of('select', (x) => <Select {...x} {...named} options={options} />, { takes: ['disabled'] }),
  SelectionBar: of('.dw-selection-bar', (x) => <SelectionBar {...x} count={2} onClear={nothing} />),
  Skeleton: of('.dw-skeleton', (x) => <Skeleton {...x} />),
  SplitPane: of('.dw-split-pane', (x) => (
    <SplitPane {...x} label="宽度" start="左" size={200} onSizeChange={nothing}>
      右
    </SplitPane>
  )),
  StatePanel: of('.dw-state', (x) => <StatePanel {...x} kind="empty" title="暂无数据" />),
  StatTile: of('.dw-stat', (x) => <StatTile {...x} label="作品" value="1,284" />),
  Steps: of('.dw-steps', (x) => <Steps {...x} label="进度" steps={[{ id: '1', label: '报名' }]} currentId="1" />),
  Switch: of('.dw-switch', (x) => <Switch {...x} label="启用" />, { takes: ['disabled'] }),
  TabStrip: of('.dw-tab-strip', (x) => (
    <TabStrip {...x} label="页签" tabs={[{ id: '1', label: '首页' }]} selectedId="1" onSelect={nothing} />
  )),
  Tabs: of('.dw-tabs', (x) => <Tabs {...x} label="权限" tabs={[{ id: '1', label: '菜单', content: '树' }]} />),
  Textarea: of('textarea', (x) => <Textarea {...x} {...named} />, { takes: [...both] }),
  TextField: of('input', (x) => <TextField {...x} {...named} />, { takes: [...both] }),
  Timeline: of('.dw-timeline', (x) => (
    <Timeline {...x} label="记录" entries={[{ id: '1', time: '2026-11-21', title: '新增' }]} />
  )),
  Toolbar: of('.dw-toolbar', (x) => (
    <Toolbar {...x} label="操作">
      <Button>新增</Button>
    </Toolbar>
  )),
  MovableTree: of('.dw-tree', (x) => <MovableTree {...x} {...tree} height={90} />, { hasHandle: true }),
  Tree: of('.dw-tree', (x) => <Tree {...x} {...tree} height={90} />, { hasHandle: true }),
  TreePicker: of(
    '.dw-tree-picker',
    (x) => <TreePicker {...x} {...unreferred} aria-label="地区" value={null} onValueChange={nothing} tree={tree} />,
    { hasNoRef: true },
  ),
  UploadList: of('.dw-uploads', (x) => <UploadList {...x} label="文件" uploads={[upload]} />),
  YearField: of('input', (x) => <YearField {...x} {...named} />, { takes: [...both] }),
}
