import type { ComponentPropsWithoutRef } from 'react'
import { IconButton } from '../button/button'
import { useFieldWiring } from '../field/field-context'
import { Icon } from '../icon/icon'
import { Popover } from '../popover/popover'
import { useUi } from '../context/ui-context'
import type { TreeNode } from '../tree/tree-node'
import type { TreeProps } from '../tree/tree-props'
import { TreePickerPanel, type TreeMatch } from './tree-picker-panel'

export interface TreePickerProps<T> extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The chosen node. It need not be among the loaded ones. */
  value: { id: string; label: string } | null
  /** Null: cleared. */
  onValueChange: (node: TreeNode<T> | null) => void
  /** The lazy tree in the popup, as for `Tree`. Choice and height are the picker's. */
  tree: Omit<TreeProps<T>, 'selectedId' | 'onSelect' | 'height' | 'checkedIds' | 'onCheckedChange'>
  /** Ids from the root down to the chosen node, shown when the popup opens. */
  valuePath?: readonly string[]
  /** Server search over the whole tree; without it the popup shows the tree only. */
  onSearch?: (keyword: string, signal: AbortSignal) => Promise<readonly TreeMatch<T>[]>
  placeholder?: string
  /** The choice can be taken back. */
  isClearable?: boolean
  isDisabled?: boolean
  id?: string
}

/** A field whose value is one node of a tree that may be too large to load. */
export function TreePicker<T>(props: TreePickerProps<T>) {
  const {
    value,
    onValueChange,
    tree,
    valuePath,
    onSearch,
    placeholder,
    isClearable = false,
    isDisabled = false,
    id,
    className,
    'aria-label': label,
    ...rest
  } = props
  const { texts } = useUi()
  const wiring = useFieldWiring({ id })
  return (
    <span {...rest} className={className ? `dw-tree-picker ${className}` : 'dw-tree-picker'}>
      <Popover
        label={tree.label}
        isAnchorWide
        renderTrigger={(trigger) => (
          <button
            {...trigger}
            {...wiring}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the choice is made in a tree, which a select cannot hold
            role="combobox"
            aria-expanded={trigger['aria-expanded']}
            aria-controls={trigger['aria-controls']}
            aria-label={label}
            className="dw-input dw-tree-picker-button"
            disabled={isDisabled}
          >
            <span className="dw-tree-picker-value" data-empty={value === null || undefined} title={value?.label}>
              {value?.label ?? placeholder ?? texts.select}
            </span>
            <Icon name="chevron-down" />
          </button>
        )}
      >
        {(close) => (
          <TreePickerPanel
            tree={tree}
            selectedId={value?.id ?? null}
            valuePath={valuePath}
            onSearch={onSearch}
            onChoose={(node) => {
              onValueChange(node)
              close()
            }}
          />
        )}
      </Popover>
      {isClearable && value && !isDisabled && (
        <IconButton
          className="dw-tree-picker-clear"
          size="s"
          icon="close"
          label={texts.clear}
          onClick={() => onValueChange(null)}
        />
      )}
    </span>
  )
}
