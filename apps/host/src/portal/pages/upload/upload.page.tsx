import type { PageStringsModule } from '../../../strings/load-page-strings'
import { ApiError } from '@doorway/api-client'
import { resourceEndpoints, stageChoiceEndpoints, uploadEndpoints } from '@doorway/api-client/endpoints'
import { brokenFileRule, previewFileTypes, uploadLimits } from '@doorway/api-client/rules'
import { DoorwayProvider } from '@doorway/admin-kit'
import { Suspense, useCallback, useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { hostClient } from '../../../session/host-client'
import { hasStoredToken } from '../../../session/stored-token'
import { byteText } from '../../parts/files/byte-text'
import { pageOf } from '../../parts/list/list-query'
import { Notice } from '../../parts/states/notice'
import { SiteLink } from '../../parts/links/site-link'
import { OwnResources } from './own-resources'
import { browserQueue, pageClient, useFinishedUploads } from '../../parts/upload-queue/queue/browser-queue'
import { QueueSection } from '../../parts/upload-queue/queue-section'
import { ReadyFiles } from './ready-files'
import { UnfinishedUploads } from '../../parts/upload-queue/unfinished-uploads'
import { useUploadStrings } from './use-upload-strings'
import { usePageStrings } from '../../use-page-strings'
import { route } from './upload.route'
import '@doorway/admin-kit/styles/base.css'
import '../../parts/upload-queue/upload-queue.css'
import './upload.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const PAGE_SIZE = 10

async function readAll(page: number) {
  const client = pageClient()
  const [uploads, resources, stages] = await Promise.all([
    client.endpoints(uploadEndpoints).list(),
    client.endpoints(resourceEndpoints).listOwn(page, PAGE_SIZE),
    client.endpoints(stageChoiceEndpoints).list(),
  ])
  return { uploads, resources, stages }
}

/** Loads the user's own uploads and resources; null for users who may not upload. */
export async function loader({ request }: LoaderFunctionArgs) {
  // The server renders pages without a user.
  if (typeof window === 'undefined' || !hasStoredToken()) throw new Response(null, { status: 401 })
  try {
    return await readAll(Number(pageOf(request.url).currentPage))
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') return null
    if (error instanceof ApiError && error.kind === 'unauthenticated') throw new Response(null, { status: 401 })
    throw error
  }
}

/** One's own uploads, as the page reads them. */
export type UploadPageData = NonNullable<Awaited<ReturnType<typeof loader>>>

function Forbidden() {
  const { words } = useUploadStrings()
  const { t } = usePreferences()
  return (
    <Notice kind="forbidden" title={words.forbidden} hint={words.forbiddenHint}>
      <SiteLink to="/doorMain" className="dw-portal-button">
        {t.nav.backHome}
      </SiteLink>
    </Notice>
  )
}

/** Reloads the lists when an upload has finished, and then removes it from the queue. */
function useReloadAfterUpload() {
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => void revalidate().then(() => browserQueue().clearDone()), [revalidate])
  useFinishedUploads(reload)
}

function UploadSections({ data }: { data: UploadPageData }) {
  const texts = usePageStrings(route)
  const { words } = useUploadStrings()
  useReloadAfterUpload()
  return (
    <div className="dw-upload-page dw-portal-container">
      <header>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="dw-upload-note">{words.lead}</p>
      </header>
      <QueueSection
        title={words.queue}
        hint={words.limits(byteText(uploadLimits.fileMax))}
        types={previewFileTypes}
        ruleOf={brokenFileRule}
      >
        <p className="dw-upload-note">{words.room(byteText(data.uploads.used), byteText(data.uploads.quota))}</p>
      </QueueSection>
      <UnfinishedUploads uploads={data.uploads.uploads} types={previewFileTypes} />
      <ReadyFiles uploads={data.uploads.uploads} stages={data.stages} />
      <OwnResources page={data.resources} stages={data.stages} />
    </div>
  )
}

/** /uploadResources: files are uploaded in chunks, described, and submitted for review (domain 1.3). */
export function Component() {
  const data = useLoaderData<typeof loader>()
  const { locale, theme, isElder, t } = usePreferences()
  const [client] = useState(hostClient)
  return (
    <DoorwayProvider client={client} locale={locale} theme={theme} isElder={isElder} instanceId="upload">
      <Suspense fallback={<p role="status">{t.failure.loading}</p>}>
        {data ? <UploadSections data={data} /> : <Forbidden />}
      </Suspense>
    </DoorwayProvider>
  )
}
