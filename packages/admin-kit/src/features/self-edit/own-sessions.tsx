import type { Session } from '@doorway/api-client'
import { Button, Card, Chip, Skeleton } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useReadOnly } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import { endSessionQuestion } from './lazy-parts'
import { useOwnQueries, useEndSession } from './self-edit.queries'

/** More than these are shown on demand. */
const FEW = 5

function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTranslate()
  const isReadOnly = useReadOnly()
  return (
    <li className="dw-self-session">
      <span className="dw-self-session-device">
        {session.device} {session.isCurrent && <Chip tone="success">{t('selfEdit.sessions.current')}</Chip>}
      </span>
      <span className="dw-self-session-fact">{session.network}</span>
      <span className="dw-self-session-fact">{t('selfEdit.sessions.started', { time: session.startedAt })}</span>
      <span className="dw-self-session-fact">{t('selfEdit.sessions.seen', { time: session.lastSeenAt })}</span>
      {!session.isCurrent && !isReadOnly && (
        <Button
          size="s"
          aria-label={t('selfEdit.sessions.endNamed', { device: session.device })}
          onPointerEnter={endSessionQuestion.prefetch}
          onFocus={endSessionQuestion.prefetch}
          onClick={onEnd}
        >
          {t('selfEdit.sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** 登录设备: one's own open sign-ins; the others can be ended. */
export function OwnSessions() {
  const t = useTranslate()
  const notify = useNotify()
  const own = useOwnQueries()
  const { data, error, refetch } = useQuery(own.sessions())
  const ending = useEndSession()
  const [pending, setPending] = useState<Session | null>(null)
  const [isWhole, setWhole] = useState(false)
  const end = (session: Session) =>
    ending.mutate(session.id, {
      onSuccess: () => notify.success(t('selfEdit.sessions.ended')),
      onError: notify.failure,
      onSettled: () => setPending(null),
    })
  const sorted = data && [...data].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const shown = isWhole ? sorted : sorted?.slice(0, FEW)
  return (
    <Card className="dw-self-card" role="group" aria-label={t('selfEdit.sessions.title')}>
      <h2 className="dw-self-heading">{t('selfEdit.sessions.title')}</h2>
      {error && !data && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
      {!data && !error && <Skeleton width="full" />}
      {shown && (
        <ul className="dw-self-sessions">
          {shown.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => setPending(session)} />
          ))}
        </ul>
      )}
      {data && data.length > FEW && !isWhole && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('selfEdit.sessions.all', { count: data.length })}
        </Button>
      )}
      {pending && (
        <Suspense>
          <endSessionQuestion.Part
            session={pending}
            isBusy={ending.isPending}
            onConfirm={() => end(pending)}
            onCancel={() => setPending(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
