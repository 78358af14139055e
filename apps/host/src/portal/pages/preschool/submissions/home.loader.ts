import { ApiError } from '@doorway/api-client'
import { homeSubmissionEndpoints, uploadEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { hasStoredToken } from '../../../../session/stored-token'
import { pageOf } from '../../../parts/list/list-query'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'

const PAGE_SIZE = 10
const STATES: readonly Schema<'SubmissionState'>[] = ['draft', 'pending', 'published', 'withdrawn']

async function readAll(url: string) {
  const client = pageClient()
  const calls = client.endpoints(homeSubmissionEndpoints)
  const query = new URL(url).searchParams.get('state')
  const state = STATES.find((each) => each === query)
  const [form, own, { uploads }] = await Promise.all([
    calls.getForm(),
    calls.listOwn({ page: Number(pageOf(url).currentPage), pageSize: PAGE_SIZE, state }),
    client.endpoints(uploadEndpoints).list(),
  ])
  return { form, own, uploads, state }
}

/** The submissions of a parent, and the data of the form. */
export type HomeData = Awaited<ReturnType<typeof readAll>>

/** Loads the submission page; null for users who are not parents. */
export async function loadHome(url: string): Promise<HomeData | null> {
  // The server renders pages without a user.
  if (typeof window === 'undefined' || !hasStoredToken()) throw new Response(null, { status: 401 })
  try {
    return await readAll(url)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') return null
    if (error instanceof ApiError && error.kind === 'unauthenticated') throw new Response(null, { status: 401 })
    throw error
  }
}
