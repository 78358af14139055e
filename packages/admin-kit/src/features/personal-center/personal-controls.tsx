import { Button, Pagination, StatePanel } from '@doorway/ui'
import { createContext, useContext } from 'react'
import type {
  PersonalEmptyProps,
  PersonalLinkProps,
  PersonalPagesProps,
  PersonalTabsProps,
} from '../../personal-center/personal-center-parts'

/** Where links lead to. */
export interface PersonalPlaces {
  /** Shows the tab of an address. */
  show: (address: string) => void
  /** Opens a page of the portal; absent where the page around has none. */
  openPage?: (address: string) => void
  /** The portal's address, for links where the page around opens none. */
  portalUrl?: string
}

const PlacesContext = createContext<PersonalPlaces>({ show: () => undefined })

/** Gives the controls where their links lead to. */
export const PersonalPlacesProvider = PlacesContext.Provider

const OWN = '/personalCenter'

/** Returns what a press does; undefined where nothing leads to the address. */
function useOpen(to: string): (() => void) | undefined {
  const { show, openPage } = useContext(PlacesContext)
  if (to === OWN || to.startsWith(`${OWN}?`)) return () => show(to)
  return openPage && (() => openPage(to))
}

function PersonalLink({ to, look, children, ...rest }: PersonalLinkProps) {
  const { portalUrl } = useContext(PlacesContext)
  const open = useOpen(to)
  if (open && look)
    return (
      <Button variant={look === 'primary' ? 'primary' : 'default'} onClick={open}>
        {children}
      </Button>
    )
  if (open)
    return (
      <button type="button" className="dw-me-link" {...rest} onClick={open}>
        {children}
      </button>
    )
  if (portalUrl !== undefined)
    return (
      <a className="dw-me-link" href={new URL(to, portalUrl).href} target="_blank" rel="noopener">
        {children}
      </a>
    )
  // A step that leads nowhere is not offered; a name stays readable.
  return look ? null : <span>{children}</span>
}

function Pages({ page, total, size, address }: PersonalPagesProps) {
  const { show } = useContext(PlacesContext)
  if (total === 0) return null
  return <Pagination page={page} total={total} pageSize={size} onPageChange={(next) => show(address(next))} />
}

function EmptyTab({ title, hint, to, step }: PersonalEmptyProps) {
  return (
    <StatePanel
      kind="empty"
      title={title}
      text={hint}
      action={
        <PersonalLink to={to} look="primary">
          {step}
        </PersonalLink>
      }
    />
  )
}

function Tabs({ label, tabs }: PersonalTabsProps) {
  return (
    <nav className="dw-me-tabs" aria-label={label}>
      {tabs.map(({ to, label: name, isCurrent }) => (
        <PersonalLink key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </PersonalLink>
      ))}
    </nav>
  )
}

/** The kit's controls for the personal centre. */
export const personalControls = { Link: PersonalLink, Pages, EmptyTab, Tabs }
