import { composeStory } from '@storybook/react-vite'
import { useEffect, useState, type ComponentType } from 'react'
import breadcrumb, { Filled as BreadcrumbFilled } from '../../packages/ui/src/breadcrumb/breadcrumb.stories'
import button, { Busy, Variants } from '../../packages/ui/src/button/button.stories'
import cardGrid, { Cards } from '../../packages/ui/src/card-grid/card-grid.stories'
import chart, { Filled } from '../../packages/ui/src/chart-frame/chart-frame.stories'
import checkbox, { Mixed, Uncontrolled } from '../../packages/ui/src/checkbox/checkbox.stories'
import chip, { Loading as SkeletonLoading, Tones } from '../../packages/ui/src/chip/chip.stories'
import columnChooser, { Open as ColumnsOpen } from '../../packages/ui/src/data-table/column-chooser.stories'
import combobox, { EscapeRestoresTheChoice } from '../../packages/ui/src/combobox/combobox.stories'
import countdown, { Days } from '../../packages/ui/src/countdown/countdown.stories'
import dataTable, { Filled as TableFilled } from '../../packages/ui/src/data-table/data-table.stories'
import dateField, { Chosen as DateChosen } from '../../packages/ui/src/date-field/date-field.stories'
import dateRange, { Chosen as RangeChosen } from '../../packages/ui/src/date-range-field/date-range-field.stories'
import dialog, { Confirm, InADrawer } from '../../packages/ui/src/dialog/dialog.stories'
import field, { EveryControl, WithErrorAndHint } from '../../packages/ui/src/field/field.stories'
import fileDrop, { Chosen as FileChosen } from '../../packages/ui/src/file-drop/file-drop.stories'
import formFooter, { StaysInView } from '../../packages/ui/src/form-footer/form-footer.stories'
import iconPicker, { SearchAndChoose as PickIcon } from '../../packages/ui/src/icon-picker/icon-picker.stories'
import icons, { All as AllIcons } from '../../packages/ui/src/icon/icon.stories'
import imageCrop, { Square } from '../../packages/ui/src/image-crop/image-crop.stories'
import loadingBar, { Loading as BarLoading } from '../../packages/ui/src/loading-bar/loading-bar.stories'
import menu, { Closed as MenuClosed } from '../../packages/ui/src/menu/menu.stories'
import monthField, { Chosen as MonthChosen } from '../../packages/ui/src/month-field/month-field.stories'
import multiSelect, { SearchAndChoose } from '../../packages/ui/src/multi-select/multi-select.stories'
import pageHeader, { ToolbarUnderIt, WithActions } from '../../packages/ui/src/page-header/page-header.stories'
import pagination, { ManyPages } from '../../packages/ui/src/pagination/pagination.stories'
import password, { ShownOnRequest } from '../../packages/ui/src/password-field/password-field.stories'
import popover, { Closed as PopoverClosed } from '../../packages/ui/src/popover/popover.stories'
import progress, { PartDone } from '../../packages/ui/src/progress-bar/progress-bar.stories'
import radio, { Chosen as RadioChosen } from '../../packages/ui/src/radio-group/radio-group.stories'
import splitPane, { ByKeyboard as SplitByKeyboard } from '../../packages/ui/src/split-pane/split-pane.stories'
import qrCode, { Invitation } from '../../packages/ui/src/qr-code/qr-code.stories'
import statTile, { Growing } from '../../packages/ui/src/stat-tile/stat-tile.stories'
import statePanel, { Compact } from '../../packages/ui/src/state-panel/state-panel.stories'
import steps, { UnderWay } from '../../packages/ui/src/steps/steps.stories'
import tabStrip, { ManyTabs } from '../../packages/ui/src/tab-strip/tab-strip.stories'
import tabs, { ByArrowKeys } from '../../packages/ui/src/tabs/tabs.stories'
import timeline, { Changes } from '../../packages/ui/src/timeline/timeline.stories'
import toast, { WithUndo } from '../../packages/ui/src/toast/toast.stories'
import tooltip, { OnHover } from '../../packages/ui/src/tooltip/tooltip.stories'
import { samplePicture } from '../../packages/ui/src/story-support/sample-picture'
import tree, { CheckBoxes } from '../../packages/ui/src/tree/tree.stories'
import treePicker, { Chosen as PickerChosen } from '../../packages/ui/src/tree-picker/tree-picker.stories'
import uploadList, { EveryState } from '../../packages/ui/src/upload-list/upload-list.stories'

/** One component in the overview: the most telling of its own stories. */
export interface Sample {
  name: string
  Story: ComponentType
  /** Needs the whole width of the page. */
  isWide?: boolean
}

/** Components that are chosen from together. */
export interface SampleGroup {
  title: string
  samples: readonly Sample[]
}

const Crop = composeStory(Square, imageCrop)

/** The story's picture comes from its loader, which a story inside another does not run. */
function CropSample() {
  const [file, setFile] = useState<File | null>(null)
  useEffect(() => void samplePicture(900, 600).then(setFile), [])
  return file && <Crop file={file} />
}

/** The components by what they are for. */
export const gallery: readonly SampleGroup[] = [
  {
    title: 'Actions',
    samples: [
      { name: 'Button', Story: composeStory(Variants, button) },
      { name: 'Button, busy', Story: composeStory(Busy, button) },
      { name: 'Menu', Story: composeStory(MenuClosed, menu) },
      { name: 'Popover', Story: composeStory(PopoverClosed, popover) },
      { name: 'Tooltip', Story: composeStory(OnHover, tooltip) },
      { name: 'Dialog and confirm', Story: composeStory(Confirm, dialog) },
      { name: 'Drawer', Story: composeStory(InADrawer, dialog) },
      { name: 'Toast', Story: composeStory(WithUndo, toast) },
    ],
  },
  {
    title: 'Input',
    samples: [
      { name: 'Field, TextField, Select', Story: composeStory(WithErrorAndHint, field) },
      { name: 'PasswordField', Story: composeStory(ShownOnRequest, password) },
      { name: 'DateField', Story: composeStory(DateChosen, dateField) },
      { name: 'MonthField', Story: composeStory(MonthChosen, monthField) },
      { name: 'DateRangeField', Story: composeStory(RangeChosen, dateRange) },
      { name: 'FileDrop', Story: composeStory(FileChosen, fileDrop) },
      { name: 'UploadList', Story: composeStory(EveryState, uploadList) },
      { name: 'ImageCrop', Story: CropSample },
      { name: 'FormSection with every control', Story: composeStory(EveryControl, field), isWide: true },
      { name: 'FormFooter', Story: composeStory(StaysInView, formFooter), isWide: true },
    ],
  },
  {
    title: 'Choice',
    samples: [
      { name: 'Checkbox', Story: composeStory(Uncontrolled, checkbox) },
      { name: 'Checkbox, mixed', Story: composeStory(Mixed, checkbox) },
      { name: 'RadioGroup and Switch', Story: composeStory(RadioChosen, radio) },
      { name: 'Combobox', Story: composeStory(EscapeRestoresTheChoice, combobox) },
      { name: 'ColumnChooser', Story: composeStory(ColumnsOpen, columnChooser) },
      { name: 'MultiSelect', Story: composeStory(SearchAndChoose, multiSelect) },
      { name: 'TreePicker', Story: composeStory(PickerChosen, treePicker) },
      { name: 'IconPicker', Story: composeStory(PickIcon, iconPicker) },
      { name: 'Tree', Story: composeStory(CheckBoxes, tree) },
    ],
  },
  {
    title: 'Data',
    samples: [
      { name: 'DataTable', Story: composeStory(TableFilled, dataTable), isWide: true },
      { name: 'Pagination', Story: composeStory(ManyPages, pagination), isWide: true },
      { name: 'QrCode', Story: composeStory(Invitation, qrCode) },
      { name: 'StatTile', Story: composeStory(Growing, statTile) },
      { name: 'Timeline', Story: composeStory(Changes, timeline) },
      { name: 'Countdown', Story: composeStory(Days, countdown) },
      { name: 'Badge, Chip, Avatar', Story: composeStory(Tones, chip) },
      { name: 'Skeleton', Story: composeStory(SkeletonLoading, chip) },
      { name: 'ChartFrame', Story: composeStory(Filled, chart), isWide: true },
      { name: 'CardGrid', Story: composeStory(Cards, cardGrid), isWide: true },
    ],
  },
  {
    title: 'Navigation and state',
    samples: [
      { name: 'PageHeader', Story: composeStory(WithActions, pageHeader), isWide: true },
      { name: 'Toolbar', Story: composeStory(ToolbarUnderIt, pageHeader), isWide: true },
      { name: 'LoadingBar', Story: composeStory(BarLoading, loadingBar), isWide: true },
      { name: 'SplitPane', Story: composeStory(SplitByKeyboard, splitPane), isWide: true },
      { name: 'TabStrip', Story: composeStory(ManyTabs, tabStrip), isWide: true },
      { name: 'Steps', Story: composeStory(UnderWay, steps), isWide: true },
      { name: 'Breadcrumb', Story: composeStory(BreadcrumbFilled, breadcrumb) },
      { name: 'Tabs', Story: composeStory(ByArrowKeys, tabs) },
      { name: 'ProgressBar', Story: composeStory(PartDone, progress) },
      { name: 'StatePanel', Story: composeStory(Compact, statePanel) },
      { name: 'Icon', Story: composeStory(AllIcons, icons), isWide: true },
    ],
  },
]
