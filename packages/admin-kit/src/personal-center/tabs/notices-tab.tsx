import { Chip } from '@doorway/ui'
import { tabAddress, type DataOf } from '../tab-data'
import { NoticeSettings } from './notice-settings'
import { useCommands } from './use-commands'
import { ChangeButton, Link, Pages, EmptyTab } from '../controls'
import { useReadNotices } from '../personal-center.queries'
import { usePersonalText } from '../personal-center-texts'

/** 我的消息: messages to the person, the newest first. */
export function NoticesTab({ data: { page, settings } }: { data: DataOf<'notices'> }) {
  const text = usePersonalText()
  const carryOut = useCommands()
  const readNotices = useReadNotices()
  const read = (ids?: readonly number[]) => void carryOut(readNotices(ids), text('markedRead'))
  if (page.total === 0)
    return (
      <>
        <EmptyTab title={text('noNotices')} hint={text('noNoticesHint')} to="/doorMain" step={text('toFrontPage')} />
        <NoticeSettings settings={settings} />
      </>
    )
  return (
    <>
      {page.rows.some(({ readAt }) => readAt === null) && (
        <p>
          <ChangeButton onClick={() => read()}>{text('markAllRead')}</ChangeButton>
        </p>
      )}
      <ul className="dw-me-cards">
        {page.rows.map(({ id, title, body, senderName, sentAt, readAt, link }) => (
          <li key={id} className="dw-me-card" data-unread={readAt === null || undefined}>
            <span className="dw-me-name">{title}</span>
            {readAt === null && <Chip tone="accent">{text('unread')}</Chip>}
            <p className="dw-me-text">{body}</p>
            <span className="dw-me-note">
              {senderName ?? text('system')} · {sentAt}
            </span>
            {link !== null && <Link to={link}>{text('open')}</Link>}
            {readAt === null && (
              <ChangeButton variant="quiet" aria-label={text('markRead', { title })} onClick={() => read([id])}>
                {text('read')}
              </ChangeButton>
            )}
          </li>
        ))}
      </ul>
      <Pages page={page.page} total={page.total} size={page.pageSize} address={(at) => tabAddress('notices', at)} />
      <NoticeSettings settings={settings} />
    </>
  )
}
