import { Button, Chip, type ChipTone, ConfirmDialog, type DataColumn, Select, StatePanel, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { applySearch } from '../../loading/apply-search'
import { PagedTable } from '../../loading/paged-table'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { saveDownload } from '../../browser/browser-actions'
import { CertificateFile } from './certificate-file'
import { useDownloadCertificate } from './certificate-templates.queries'
import { CertificateDialog, type CertificateDialogProps } from './certificate-dialog'
import { type Certificate, type CertificatePlan, certificateStates } from './result-types'
import { resultCodes } from './results.codes'
import { useCertificates, useIssueCertificates } from './results.queries'

const ACTIONS_WIDTH = 208
const MINUTES = 16
const DAY = 10
const FIRST_SIZE = 20
const KEYWORD_MAX = 100

const tones: Record<Certificate['state'], ChipTone> = { missing: 'warning', valid: 'success', revoked: 'neutral' }

/** What became of a certificate: why it is revoked, and what is issued in its place. */
function remarksOf({ revokedAt, revokeReason, replacedByNo, replacesNo }: Certificate, t: Translate): string {
  const texts = [
    revokedAt === null
      ? null
      : t('results.certificate.revokedAt', { at: revokedAt.slice(0, MINUTES), reason: revokeReason ?? '-' }),
    replacedByNo === null ? null : t('results.certificate.replacedBy', { no: replacedByNo }),
    replacesNo === null ? null : t('results.certificate.replaces', { no: replacesNo }),
  ]
  return texts.filter((text) => text !== null).join(' ')
}

function columnsOf(t: Translate): DataColumn<Certificate>[] {
  return [
    {
      id: 'state',
      header: t('results.certificate.field.state'),
      width: 80,
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`results.certificate.state.${state}`)}</Chip>,
    },
    {
      id: 'no',
      header: t('results.certificate.field.no'),
      width: 224,
      cell: ({ no }) => (no === null ? '-' : <span className="dw-result-number">{no}</span>),
    },
    {
      id: 'holder',
      header: t('results.certificate.field.holder'),
      width: 120,
      isHideable: false,
      cell: ({ holderName }) => holderName,
    },
    { id: 'award', header: t('results.field.award'), width: 96, cell: ({ awardName }) => awardName },
    { id: 'work', header: t('results.field.title'), width: 136, cell: ({ workTitle }) => workTitle ?? '-' },
    {
      id: 'issuedAt',
      header: t('results.certificate.field.issuedAt'),
      width: 108,
      cell: ({ issuedAt }) => issuedAt?.slice(0, DAY) ?? '-',
    },
    {
      id: 'remarks',
      header: t('results.field.notes'),
      width: 176,
      cell: (row) => remarksOf(row, t),
    },
  ]
}

interface IssuingProps {
  competitionId: number
  missing: number
  canIssue: 'yes' | 'notPublished' | 'noPrefix'
  planned: CertificatePlan
}

/** Numbers that issuing would give, by template. */
function Plan({ planned }: { planned: CertificatePlan }) {
  const t = useTranslate()
  return (
    <span className="dw-result-plan">
      {planned.map(({ templateName, count, firstNo, lastNo }) => (
        <span key={firstNo}>
          {t('results.certificate.plan', {
            template: templateName ?? t('results.certificate.noTemplate'),
            count,
            first: firstNo,
            last: lastNo,
          })}
        </span>
      ))}
    </span>
  )
}

/** How many certificates are missing, and issuing them; otherwise why that cannot be done yet. */
function Issuing({ competitionId, missing, canIssue, planned }: IssuingProps) {
  const t = useTranslate()
  const can = useCan()
  const notify = useNotify()
  const issuing = useIssueCertificates()
  const [isConfirming, setConfirming] = useState(false)
  const issue = () =>
    issuing.mutate(competitionId, {
      onSuccess: (issued) => notify.success(t('results.certificate.issue.done', { count: issued })),
      onError: notify.failure,
      onSettled: () => setConfirming(false),
    })
  if (canIssue !== 'yes') return <p className="dw-result-muted">{t(`results.certificate.${canIssue}`)}</p>
  if (missing === 0) return <p className="dw-result-muted">{t('results.certificate.complete')}</p>
  return (
    <>
      <p>{t('results.certificate.missing', { count: missing })}</p>
      {can(resultCodes.issue) && (
        <Button variant="primary" onClick={() => setConfirming(true)}>
          {t('results.certificate.issue.title')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('results.certificate.issue.title')}
        question={t('results.certificate.issue.question', { count: missing })}
        consequence={
          <>
            {t('results.certificate.issue.consequence')}
            <Plan planned={planned} />
          </>
        }
        confirmLabel={t('results.certificate.issue.title')}
        isBusy={issuing.isPending}
        onConfirm={issue}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}

interface ActionsProps {
  row: Certificate
  onOpen: (open: Omit<CertificateDialogProps, 'onClose'>) => void
}

function Actions({ row, onOpen }: ActionsProps) {
  const t = useTranslate()
  const can = useCan()
  const notify = useNotify()
  const downloading = useDownloadCertificate()
  const { id, no, state, mayReissue } = row
  if (id === null || no === null) return null
  const certificate = { ...row, id, no }
  const kinds = (['revoke', 'reissue'] as const).filter((kind) => {
    if (kind === 'revoke') return state === 'valid' && can(resultCodes.revoke)
    return mayReissue && can(resultCodes.issue) && (state === 'revoked' || can(resultCodes.revoke))
  })
  const download = () => downloading.mutate(no, { onSuccess: saveDownload, onError: notify.failure })
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={`${t('results.certificate.download')} ${no}`}
        isBusy={downloading.isPending}
        onClick={download}
      >
        {t('results.certificate.download')}
      </Button>
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="s"
          variant="quiet"
          aria-label={`${t(`results.certificate.${kind}.title`)} ${no}`}
          onClick={() => onOpen({ kind, certificate })}
        >
          {t(`results.certificate.${kind}.title`)}
        </Button>
      ))}
    </>
  )
}

interface FiltersProps {
  state: string
  keyword: string
  onChange: (change: { keyword?: string; state?: string }) => void
}

function Filters({ state, keyword, onChange }: FiltersProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ keyword: typed.trim() })
  }
  return (
    <form className="dw-result-tools" role="search" onSubmit={handleSubmit}>
      <TextField
        type="search"
        className="dw-result-choice"
        aria-label={t('results.certificate.keyword')}
        placeholder={t('results.certificate.keyword')}
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        className="dw-result-choice"
        aria-label={t('results.certificate.field.state')}
        placeholder={t('results.objection.allStates')}
        value={state}
        options={certificateStates.map((value) => ({ value, label: t(`results.certificate.state.${value}`) }))}
        onValueChange={(next) => onChange({ state: next })}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
    </form>
  )
}

/** Certificates of a competition and awards that have none; those that are missing stand first. */
export function CertificateList({ competitionId }: { competitionId: number }) {
  const t = useTranslate()
  const can = useCan()
  const [search, setSearch] = useState({ state: '', keyword: '', page: 1, pageSize: FIRST_SIZE })
  const [open, setOpen] = useState<Omit<CertificateDialogProps, 'onClose'> | null>(null)
  const { page, pageSize, keyword } = search
  const state = certificateStates.find((known) => known === search.state)
  const conditions = { competitionId, ...(state && { state }), ...(keyword !== '' && { keyword }) }
  const list = useCertificates(conditions, page, pageSize)
  const isNarrowed = state !== undefined || keyword !== ''
  return (
    <div className="dw-result-pane">
      <Filters
        state={search.state}
        keyword={keyword}
        onChange={(change) =>
          applySearch(search, { ...search, ...change, page: 1 }, setSearch, () => void list.refetch())
        }
      />
      {list.data && (
        <div className="dw-result-tools">
          <Issuing
            competitionId={competitionId}
            missing={list.data.missing}
            canIssue={list.data.canIssue}
            planned={list.data.planned}
          />
        </div>
      )}
      {can(resultCodes.issue) && <CertificateFile competitionId={competitionId} />}
      <PagedTable
        caption={t('results.certificate.list')}
        columns={columnsOf(t)}
        rowKey={({ grantId, id }) => `${grantId}-${id}`}
        rowLabel={({ no, holderName }) => no ?? holderName}
        renderActions={(row) => <Actions row={row} onOpen={setOpen} />}
        actionsWidth={ACTIONS_WIDTH}
        emptyState={
          <StatePanel
            kind={isNarrowed ? 'filtered-empty' : 'empty'}
            title={t(isNarrowed ? 'results.certificate.filteredEmpty' : 'results.certificate.empty')}
          />
        }
        list={list}
        shown={search}
        onPage={(next) => setSearch({ ...search, ...next })}
      />
      {open && <CertificateDialog key={open.certificate.id} {...open} onClose={() => setOpen(null)} />}
    </div>
  )
}
