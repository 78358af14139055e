import type { ReactNode } from 'react'
import { SiteLink } from '../links/site-link'
import type { KnownResource, QueueItem } from './queue/upload-queue'
import { useQueueStrings } from './use-queue-strings'

function KnownResourceLink({ resource: { id, title, state } }: { resource: KnownResource }) {
  const { words } = useQueueStrings()
  if (state !== 'on_shelf')
    return (
      <span>
        {title} · {words.resourceStates[state]}
      </span>
    )
  return <SiteLink to={`/comPageInfo?type=resource&id=${id}`}>{words.open(title)}</SiteLink>
}

export interface DuplicateFilesProps {
  items: readonly QueueItem[]
  /** Renders the actions of a file. */
  children: (item: QueueItem) => ReactNode
}

/** Files that already exist on the server, with links to their resources. */
export function DuplicateFiles({ items, children }: DuplicateFilesProps) {
  const { words } = useQueueStrings()
  if (items.length === 0) return null
  return (
    <ul className="dw-upload-cards" role="status">
      {items.map((item) => (
        <li key={item.key} className="dw-upload-card">
          <h3>{words.known(item.file.name)}</h3>
          <p className="dw-upload-note">{words.knownHint}</p>
          <p className="dw-upload-note dw-upload-links">
            {item.known.map((resource) => (
              <KnownResourceLink key={resource.id} resource={resource} />
            ))}
          </p>
          <div className="dw-upload-actions">{children(item)}</div>
        </li>
      ))}
    </ul>
  )
}
