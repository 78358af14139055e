import type { ChainCheck, ChainedLog } from '@doorway/api-client'
import { Button, Card, Chip } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useCan } from '../../session/use-session'
import { logCodes } from './logs.codes'
import { useChainCheck } from './logs.queries'

function Broken({ check }: { check: ChainCheck }) {
  const t = useTranslate()
  const { brokenId, brokenAt, reason } = check
  return (
    <div role="alert">
      <Chip tone="danger">{t('logs.chain.broken')}</Chip>
      <p>
        {brokenId !== null &&
          (brokenAt === undefined
            ? t('logs.chain.brokenRow', { row: brokenId })
            : t('logs.chain.brokenAt', { row: brokenId, time: brokenAt }))}{' '}
        {reason && t(`logs.chain.reasons.${reason}`)}
      </p>
      <p>{t('logs.chain.next')}</p>
    </div>
  )
}

function Found({ check }: { check: ChainCheck }) {
  const t = useTranslate()
  const { isIntact, checked, anchoredAt } = check
  return (
    <>
      {isIntact ? (
        <div role="status">
          <Chip tone="success">{t('logs.chain.intact')}</Chip>
          <p>{t('logs.chain.intactText', { count: checked })}</p>
        </div>
      ) : (
        <Broken check={check} />
      )}
      <small>
        {anchoredAt === undefined ? t('logs.chain.neverAnchored') : t('logs.chain.anchored', { time: anchoredAt })}
      </small>
    </>
  )
}

function ChainCard({ log }: { log: ChainedLog }) {
  const t = useTranslate()
  const { data, error, isPending, mutate } = useChainCheck(log)
  const name = t(`logs.chain.logs.${log}`)
  return (
    <Card className="dw-log-chain" role="group" aria-label={name}>
      <strong>{name}</strong>
      {data && <Found check={data} />}
      {error && <FailurePanel error={error} isCompact />}
      <span>
        <Button isBusy={isPending} onClick={() => mutate()}>
          {t('logs.chain.checkOf', { log: name })}
        </Button>
      </span>
    </Card>
  )
}

/** 完整性校验: checks the chains of the logs that the person may read, and says in words where one is broken. */
export function ChainPanel() {
  const t = useTranslate()
  const can = useCan()
  return (
    <div className="dw-log">
      <p>{t('logs.chain.explanation')}</p>
      <ChainCard log="operation" />
      {can(logCodes.logins) && <ChainCard log="login" />}
      {can(logCodes.personal) && <ChainCard log="pii" />}
    </div>
  )
}
