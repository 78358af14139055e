import { notificationEndpoints } from '@doorway/api-client/endpoints'
import { Button, Chip } from '@doorway/ui'
import { Pagination } from '../../../parts/list/pagination'
import { SiteLink } from '../../../parts/links/site-link'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { tabAddress, type DataOf } from '../tab-data'
import { EmptyTab } from './empty-tab'
import { NoticeSettings } from './notice-settings'
import { useCommands } from './use-commands'

/** 我的消息: messages to the person, the newest first. */
export function NoticesTab({ data: { page, settings } }: { data: DataOf<'notices'> }) {
  const words = usePageStrings(route)
  const carryOut = useCommands()
  const read = (ids?: readonly number[]) =>
    void carryOut(pageClient().endpoints(notificationEndpoints).read(ids), words.markedRead)
  if (page.total === 0)
    return (
      <>
        <EmptyTab title={words.noNotices} hint={words.noNoticesHint} to="/doorMain" step={words.toFrontPage} />
        <NoticeSettings settings={settings} />
      </>
    )
  return (
    <>
      {page.rows.some(({ readAt }) => readAt === null) && (
        <p>
          <Button onClick={() => read()}>{words.markAllRead}</Button>
        </p>
      )}
      <ul className="dw-me-cards">
        {page.rows.map(({ id, title, body, senderName, sentAt, readAt, link }) => (
          <li key={id} className="dw-me-card" data-unread={readAt === null || undefined}>
            <span className="dw-me-name">{title}</span>
            {readAt === null && <Chip tone="accent">{words.unread}</Chip>}
            <p className="dw-me-text">{body}</p>
            <span className="dw-me-note">
              {senderName ?? words.system} · {sentAt}
            </span>
            {link !== null && <SiteLink to={link}>{words.open}</SiteLink>}
            {readAt === null && (
              <Button variant="quiet" aria-label={words.markRead(title)} onClick={() => read([id])}>
                {words.read}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('notices', at)}
      />
      <NoticeSettings settings={settings} />
    </>
  )
}
