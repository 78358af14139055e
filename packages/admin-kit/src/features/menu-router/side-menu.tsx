import { Icon } from '@doorway/ui'
import type { MenuNode } from './menu-tree'
import { menuTarget } from './menu-url'

export interface SideMenuProps {
  nodes: MenuNode[]
  /** Address of the page in view. */
  currentPath: string
  /** Names of the open branches (client state currentMenuOpenNames). */
  openNames: readonly string[]
  onOpenNamesChange: (names: string[]) => void
  onSelect: (path: string) => void
  titleOf: (node: MenuNode) => string
  label: string
  /** Name of a link that leaves the console. */
  externalLabel: (title: string) => string
  /** Icons only; branches open as the pointer or the keyboard enters them. */
  isFolded?: boolean
}

type BranchProps = Omit<SideMenuProps, 'label' | 'isFolded' | 'nodes'> & { node: MenuNode }

function Entry({ node, currentPath, titleOf, externalLabel, onSelect }: BranchProps) {
  const target = menuTarget(node.item.url)
  const title = titleOf(node)
  if (target.kind === 'outside') {
    return (
      <a
        className="dw-side-entry"
        href={target.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={externalLabel(title)}
        title={title}
      >
        <Icon name={node.item.icon} />
        <span className="dw-side-title">{title}</span>
        <Icon name="external" className="dw-side-outside" />
      </a>
    )
  }
  if (target.kind !== 'inside') return null
  return (
    <a
      className="dw-side-entry"
      href={target.path}
      title={title}
      aria-current={target.path === currentPath ? 'page' : undefined}
      onClick={(event) => {
        // New tab and new window stay the browser's business.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onSelect(target.path)
      }}
    >
      <Icon name={node.item.icon} />
      <span className="dw-side-title">{title}</span>
    </a>
  )
}

function Branch(props: BranchProps) {
  const { node, openNames, onOpenNamesChange, titleOf } = props
  const { name, icon } = node.item
  if (node.children.length === 0) {
    return (
      <li>
        <Entry {...props} />
      </li>
    )
  }
  const isOpen = openNames.includes(name)
  const toggle = () => onOpenNamesChange(isOpen ? openNames.filter((one) => one !== name) : [...openNames, name])
  return (
    <li>
      <button type="button" className="dw-side-entry" title={titleOf(node)} aria-expanded={isOpen} onClick={toggle}>
        <Icon name={icon} />
        <span className="dw-side-title">{titleOf(node)}</span>
        <Icon name="chevron-down" className="dw-side-chevron" />
      </button>
      {isOpen && (
        <ul className="dw-side-list">
          {node.children.map((child) => (
            <Branch key={child.item.id} {...props} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The console's menu, as the server sent it for this person. */
export function SideMenu({ nodes, label, isFolded = false, ...rest }: SideMenuProps) {
  return (
    <nav className="dw-side" aria-label={label} data-folded={isFolded || undefined}>
      <ul className="dw-side-list">
        {nodes.map((node) => (
          <Branch key={node.item.id} node={node} {...rest} />
        ))}
      </ul>
    </nav>
  )
}
