import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type AppOptions, createApp } from '../app'
import { demoSecrets, SEED_NOW, STORY_PASSWORD } from '../demo/demo-secrets'
import contract from '../generated/contract.json' with { type: 'json' }
import type { ServerSettings } from '../http/server-context'
import { openFolderStore } from '../node/uploads/folder-store'
import { writeByPdfkit } from '../pdf/pdfkit-writer'
import { readMedia } from '../media/read-media'
import { planAssignments } from '../planning/plan-assignments'
import { openTestDatabase } from './test-database'

/** A response with its body read. `body` is the envelope as sent. */
export interface TestResponse {
  status: number
  headers: Headers
  body: { success: boolean; msg: string; code?: string; data: unknown; errors?: { field: string; msg: string }[] }
}

/** Sends requests as one person, or anonymously. */
export interface TestClient {
  get: (path: string) => Promise<TestResponse>
  post: (path: string, body: unknown) => Promise<TestResponse>
  put: (path: string, body: unknown) => Promise<TestResponse>
  delete: (path: string) => Promise<TestResponse>
  send: (request: Request) => Promise<Response>
}

/** A clock that only moves when a test says so. */
export class StandingClock {
  #at = SEED_NOW.getTime()
  now = () => new Date(this.#at)
  advanceMinutes(minutes: number): void {
    this.#at += minutes * 60_000
  }
}

const ORIGIN = 'http://doorway.test'

/**
 * Opens the server over a fresh copy of the demo, with every response validated against the contract. Closes after
 * the file.
 */
export async function openTestApp(
  settings: ServerSettings = {},
  parts: Pick<
    AppOptions,
    | 'readSheet'
    | 'readContent'
    | 'planner'
    | 'room'
    | 'mailer'
    | 'texter'
    | 'transcoder'
    | 'encoderOf'
    | 'anchorStore'
    | 'pictureMaker'
    | 'portal'
  > = {},
) {
  const database = await openTestDatabase()
  const clock = new StandingClock()
  const faults: string[] = []
  const logged: string[] = []
  const note = (details: Record<string, unknown>, message: string) =>
    void logged.push(JSON.stringify({ ...details, message }))
  const log = {
    error: (details: Record<string, unknown>, message: string) => {
      faults.push(String(details['fault']))
      note(details, message)
    },
    warn: note,
  }
  const secrets = await demoSecrets()
  const uploads = await mkdtemp(join(tmpdir(), 'doorway-uploads-'))
  const files = await openFolderStore(uploads)
  const app = createApp({
    db: database.db,
    contract,
    secrets,
    clock,
    log,
    settings: { validateResponses: true, ...settings },
    files,
    readMedia,
    planner: planAssignments,
    writePdf: writeByPdfkit,
    ...parts,
  })
  afterAll(async () => {
    await app.tasks.stop()
    await database.close()
    await rm(uploads, { recursive: true, force: true })
  })

  function clientOf(token: string | undefined, ip: string): TestClient {
    const send = (request: Request) => {
      if (token !== undefined) request.headers.set('authorization', token)
      return app.fetch(request, { ip })
    }
    const call = async (method: string, path: string, body?: unknown): Promise<TestResponse> => {
      const json =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const response = await send(new Request(ORIGIN + path, { method, ...json }))
      return { status: response.status, headers: response.headers, body: await response.json() }
    }
    return {
      get: (path) => call('GET', path),
      post: (path, body) => call('POST', path, body),
      put: (path, body) => call('PUT', path, body),
      delete: (path) => call('DELETE', path),
      send,
    }
  }

  /** An anonymous client with an address of choice. */
  const anonymous = (ip = '10.0.0.1') => clientOf(undefined, ip)

  /** Signs in and returns the tokens. */
  async function signIn(username: string, password = STORY_PASSWORD, ip = '10.0.0.1') {
    const dispatch = await anonymous(ip).post('/api/auth/login', { username, password })
    return dispatch.body
  }

  const tokens = new Map<string, string>()

  /** A client signed in as one of the demo people. */
  async function as(username: string): Promise<TestClient> {
    const known = tokens.get(username)
    if (known !== undefined) return clientOf(known, '10.0.0.1')
    const { data } = await signIn(username)
    if (typeof data !== 'object' || data === null || !('token' in data))
      throw new Error(`${username} could not sign in. ${faults.join('; ')}`)
    const token = String(data.token)
    tokens.set(username, token)
    return clientOf(token, '10.0.0.1')
  }

  return {
    app,
    db: database.db,
    clock,
    secrets,
    files,
    /** The folder of the file store. */
    uploads,
    faults,
    /** Every line of the log, warnings too. */
    logged,
    as,
    anonymous,
    signIn,
    withToken: (token: string) => clientOf(token, '10.0.0.1'),
  }
}

/** A running server in a test. */
export type TestApp = Awaited<ReturnType<typeof openTestApp>>
