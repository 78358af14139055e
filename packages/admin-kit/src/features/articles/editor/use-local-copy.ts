import { articleKinds } from '@doorway/api-client/rules'
import { currentUserEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useKit } from '../../../context/kit-context'
import type { StoredDraft } from '../../../forms/use-draft'
import { currentUserQuery } from '../../../session/use-session'
import type { ArticleValues } from './article-values'
import { plainKind } from './kind-values'

const visibilities = ['inherit', 'public', 'login', 'scope'] as const

const reference = z.nullable(z.object({ id: z.number(), title: z.string() }))

const storedKind = z.object({
  docType: z.enum(articleKinds),
  disclosure: z.object({
    indexNo: z.string(),
    issueOrg: z.string(),
    docNo: z.string(),
    madeOn: z.string(),
    validity: z.string(),
  }),
  project: z.object({
    code: z.string(),
    level: z.string(),
    leader: z.string(),
    unit: z.string(),
    startOn: z.string(),
    endOn: z.string(),
    stage: z.string(),
  }),
  interprets: reference,
  // A copy from before there were cases has none.
  principal: z.pipe(
    z.optional(reference),
    z.transform((principal) => principal ?? null),
  ),
})

const storedCopy = z.object({
  at: z.string(),
  values: z.object({
    siteId: z.nullable(z.number()),
    columnId: z.nullable(z.number()),
    title: z.string(),
    subtitle: z.string(),
    summary: z.string(),
    source: z.string(),
    author: z.string(),
    visibility: z.enum(visibilities),
    tags: z.string(),
    alsoInColumnIds: z.array(z.number()),
    related: z.array(z.object({ id: z.number(), title: z.string() })),
    coverFileId: z.nullable(z.string()),
    attachments: z.array(z.object({ id: z.string(), name: z.string() })),
    kind: z.pipe(
      z.optional(storedKind),
      z.transform((kind) => kind ?? plainKind),
    ),
  }),
  bodyHtml: z.string(),
})

/** What was written and did not reach the server. */
export interface LocalCopy {
  at: string
  values: ArticleValues
  bodyHtml: string
}

// Swedish writes a time as the specification does: yyyy-MM-dd HH:mm:ss.
const clockText = () => new Date().toLocaleString('sv-SE')

function parseCopy(text: string | null): LocalCopy | null {
  if (text === null) return null
  try {
    return storedCopy.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * Stores what is written in the browser until the server has it: without a network, after a take-over and after a crash
 * the same person finds it again.
 */
export function useLocalCopy(articleId: number | null) {
  const { client, storage } = useKit()
  const { data: user } = useQuery({ ...currentUserQuery(client.endpoints(currentUserEndpoints)), enabled: false })
  const owner = `article:${user ? user.id : 'unknown'}`
  const key = `${owner}:${articleId ?? 'new'}`
  const [found, setFound] = useState(() => parseCopy(storage.local.getItem(key)))
  const store = useCallback(
    (values: ArticleValues, bodyHtml: string) =>
      storage.local.setItem(key, JSON.stringify({ at: clockText(), values, bodyHtml })),
    [storage, key],
  )
  const remove = useCallback(() => storage.local.removeItem(key), [storage, key])
  const moveTo = useCallback(
    (id: number) => {
      const text = storage.local.getItem(key)
      if (text !== null) storage.local.setItem(`${owner}:${id}`, text)
      storage.local.removeItem(key)
    },
    [storage, owner, key],
  )
  const offer: StoredDraft | null = useMemo(() => found && { at: found.at, values: {} }, [found])
  return {
    store,
    remove,
    /** The article that was new has this id from now on. */
    moveTo,
    /** What an earlier visit left; null once it is restored or discarded. */
    found,
    offer,
    forget: () => setFound(null),
    /** Offers what is stored now: another text is about to take its place on the screen. */
    offerAgain: () => setFound(parseCopy(storage.local.getItem(key))),
  }
}
