import { ApiError } from '@doorway/api-client'
import { Button, PageHeader, Skeleton, Tabs } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useContainerWidth } from '../../browser/use-container-width'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { usePermission } from '../../session/use-session'
import { BlockList } from './block-list'
import { isSameArrangement, writtenBlocks } from './block-order'
import { FrontPagePreview } from './front-page-preview'
import { siteLinks } from './lazy-parts'
import type { ListedBlock } from './site-links'
import type { SiteBlocks, SiteDetail } from './site-types'
import { siteCodes } from './sites.codes'
import { useSaveBlocks, useSite, useSiteBlocks } from './sites.queries'

/** Px below which list and preview are tabs. */
const NARROW = 900

interface ArrangementProps {
  site: SiteDetail
  stored: SiteBlocks
  portalOrigin: string
  onReload: () => void
  onClose: () => void
}

/** The arrangement at work: what is edited stays local until it is saved. */
function useArrangement({ site, stored }: Pick<ArrangementProps, 'site' | 'stored'>) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const saving = useSaveBlocks()
  const [blocks, setBlocks] = useState(stored.blocks)
  const [refusal, setRefusal] = useState<{ text: string; isConflict: boolean }>()
  const isDirty = !isSameArrangement(blocks, stored.blocks)
  const save = useSingleSubmit(async () => {
    setRefusal(undefined)
    try {
      const saved = await saving.mutateAsync({
        id: site.id,
        draft: { version: stored.version, blocks: writtenBlocks(blocks) },
      })
      setBlocks(saved.blocks)
      notify.success(t('sites.blocks.saved', { name: site.name }))
    } catch (error) {
      if (isSilent(error)) return
      setRefusal({ text: failureText(error), isConflict: error instanceof ApiError && error.isVersionConflict })
    }
  })
  useDirtyGuard({ isDirty: isDirty && !saving.isPending, what: t('sites.blocks.title'), save })
  return {
    blocks,
    setBlocks,
    isDirty,
    refusal,
    save,
    isSaving: saving.isPending,
    discard: () => {
      setRefusal(undefined)
      setBlocks(stored.blocks)
    },
  }
}

function Arrangement({ site, stored, portalOrigin, onReload, onClose }: ArrangementProps) {
  const t = useTranslate()
  const mayEdit = usePermission(siteCodes.edit)
  const [frame, width] = useContainerWidth()
  const [list, setList] = useState<ListedBlock | null>(null)
  const { blocks, setBlocks, isDirty, refusal, save, isSaving, discard } = useArrangement({ site, stored })
  const blockList = (
    <div className="dw-site-stack">
      {!stored.isArranged && <p>{t('sites.blocks.notArranged')}</p>}
      <BlockList blocks={blocks} isReadOnly={!mayEdit} onChange={setBlocks} onEditContent={setList} />
    </div>
  )
  const preview = (
    <FrontPagePreview version={stored.version} site={site} portalOrigin={portalOrigin} isBehind={isDirty} />
  )
  return (
    <div ref={frame} className="dw-site-stack">
      <PageHeader
        title={t('sites.blocks.of', { name: site.name })}
        actions={<Button onClick={onClose}>{t('kit.action.back')}</Button>}
      />
      {mayEdit && (
        <div className="dw-site-row">
          <Button variant="primary" disabled={!isDirty} isBusy={isSaving} onClick={() => void save()}>
            {t('sites.blocks.publish')}
          </Button>
          <Button disabled={!isDirty || isSaving} onClick={discard}>
            {t('kit.draft.discard')}
          </Button>
        </div>
      )}
      {refusal && (
        <div className="dw-area-form-error" role="alert">
          {refusal.text}{' '}
          {refusal.isConflict && (
            <Button size="s" onClick={onReload}>
              {t('sites.blocks.reload')}
            </Button>
          )}
        </div>
      )}
      {width !== null && width < NARROW ? (
        <Tabs
          label={t('sites.blocks.title')}
          tabs={[
            { id: 'blocks', label: t('sites.blocks.title'), content: blockList },
            { id: 'preview', label: t('sites.blocks.preview'), content: preview },
          ]}
        />
      ) : (
        <div className="dw-site-columns">
          {blockList}
          {preview}
        </div>
      )}
      {list !== null && (
        <Suspense>
          <siteLinks.Part site={site} list={list} onClose={() => setList(null)} />
        </Suspense>
      )}
    </div>
  )
}

export interface SiteBlocksEditorProps {
  siteId: number
  /** Origin of the portal for the preview; the page's own when it is empty. */
  portalOrigin: string
  onClose: () => void
}

/** 首页区块: order, titles and rows of the blocks of a site's front page, next to the page itself. */
export function SiteBlocksEditor({ siteId, portalOrigin, onClose }: SiteBlocksEditorProps) {
  const site = useSite(siteId)
  const blocks = useSiteBlocks(siteId)
  const [reloads, setReloads] = useState(0)
  useReady(blocks.data !== undefined)
  const error = site.error ?? blocks.error
  const refetch = async () => {
    await Promise.all([site.refetch(), blocks.refetch()])
    setReloads((count) => count + 1)
  }
  if (error && !(site.data && blocks.data)) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!site.data || !blocks.data) return <Skeleton width="full" />
  return (
    <Arrangement
      // What others have stored replaces what was edited here, once that is requested.
      key={reloads}
      site={site.data}
      stored={blocks.data}
      portalOrigin={portalOrigin}
      onReload={() => void refetch()}
      onClose={onClose}
    />
  )
}
