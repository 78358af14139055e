import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../../scripts/build/build'
import { installed } from '../../scripts/release/pack-packages'
import { signInByCall } from '../support/api-sign-in'
import { freePort, startServer, temporaryFolder, type StartedServer } from '../support/running-portal'

interface Ended {
  code: number
  output: string
  errors: string
}

const command = join(installed, 'api-client/dist/verify-command.js')

/** Runs the command of the tarball as a site would, from anywhere. */
function run(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { maxBuffer: 1e7 }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors })
    })
  })
}

const folder = temporaryFolder()
let server: StartedServer
let token = ''

/** A gateway that wants the token elsewhere, adds a path prefix, and responds wrongly at one path. */
async function openGateway(): Promise<{ url: string; gateway: Server }> {
  const port = await freePort()
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').replace(/^\/education/, '')
    const authorization = String(request.headers['x-token'] ?? '').replace('Bearer ', '')
    const forwarded = await fetch(server.url + path, { headers: { authorization } })
    const text = await forwarded.text()
    response.writeHead(forwarded.status, { 'content-type': forwarded.headers.get('content-type') ?? '' })
    response.end(path.startsWith('/api/system/cscpMenus/lint') ? '{"success":true,"msg":"","data":{}}' : text)
  }
  const gateway = createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}/education`, gateway }
}

/** A server of somebody else: another envelope everywhere, but for one path that leads to a sign-in page. */
async function openForeignServer(): Promise<{ url: string; foreign: Server }> {
  const foreign = createServer((request, response) => {
    const isMoved = request.url?.startsWith('/api/garde/')
    if (isMoved) response.writeHead(302, { location: 'https://sso.example.edu/login' }).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":0,"result":[]}')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => foreign.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}`, foreign }
}

const ORIGIN = 'https://page.example.edu'

beforeAll(async () => {
  await buildServer()
  server = await startServer({ DATA_DIR: folder.path, DEMO: '1', EMBED_ORIGINS: ORIGIN })
  token = await signInByCall(server.url)
})

afterAll(async () => {
  await server.stop()
  folder.remove()
})

describe('verify, as a command out of the tarball', () => {
  it('ends with 0 at the reference server', async () => {
    const { code, output } = await run('verify', '--base-url', server.url, '--token', token)
    expect(output).toContain('operations answer as the contract says, 0 differ.')
    expect(code).toBe(0)
  })

  it('ends with 1 and a sentence behind a gateway of another kind that answers one path wrongly', async () => {
    const { url, gateway } = await openGateway()
    const junit = join(folder.path, 'verify.xml')
    const how = [
      '--header',
      'X-Token',
      '--prefix',
      'Bearer ',
      '--only',
      'lintMenus',
      '--only',
      'getRole',
      '--junit',
      junit,
    ]
    const { code, output } = await run('verify', '--base-url', url, '--token', token, ...how, '--json')
    gateway.close()
    const { differences } = JSON.parse(output)
    expect(readFileSync(junit, 'utf8')).toContain('tests="2" failures="1"')
    expect(differences.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      'lintMenus, at data: the contract says a list; an empty object came.',
    ])
    expect(code).toBe(1)
  })

  it('ends with 3 where nobody answers, with 4 where the token is refused, each with the reason', async () => {
    const noUser = await run('verify', '--base-url', `http://127.0.0.1:${await freePort()}`)
    expect(noUser.errors).toContain('could not be reached')
    expect(noUser.code).toBe(3)
    const refused = await run('verify', '--base-url', server.url, '--token', 'dw_x')
    expect(refused.errors).toContain('The server refuses the token (401).')
    expect(refused.code).toBe(4)
  })

  it('compares what one widget needs, for the page of another origin that the server allows', async () => {
    const badge = join(folder.path, 'contract.svg')
    const how = ['--screen', 'user-manager', '--origin', ORIGIN, '--badge', badge]
    const { code, output } = await run('verify', '--base-url', server.url, '--token', token, ...how)
    expect(output).toMatch(new RegExp(': 1[0-9] operations answer as the contract says, 0 differ[.]'))
    expect(output).not.toContain('lintMenus')
    expect(code).toBe(0)
    const picture = readFileSync(badge, 'utf8')
    expect(picture).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*aria-label="Doorway contract: 1\d operations"/,
    )
    expect(picture).toContain('#1b7a3d')
  })

  it('ends with 1 for a page of an origin that the server does not allow, for one reason', async () => {
    const how = ['--screen', 'stage-manager', '--origin', 'https://other.example.edu']
    const { code, output } = await run('verify', '--base-url', server.url, '--token', token, ...how)
    const [first, , reasons] = output.split('\n')
    expect(first).toContain(': 0 operations answer as the contract says,')
    expect(reasons).toMatch(/differences have \w+ reasons?:$/)
    expect(output).toContain('Access-Control-Allow-Origin: https://other.example.edu')
    expect(output).toContain('add the origin of the page to those that the API allows.')
    expect(code).toBe(1)
  })

  it('ends with 1 at a server of somebody else: one reason first, the redirect named, a red badge', async () => {
    const { url, foreign } = await openForeignServer()
    const badge = join(folder.path, 'foreign.svg')
    const { code, output } = await run('verify', '--base-url', url, '--token', 'x', '--badge', badge)
    foreign.close()
    expect(code).toBe(1)
    const [first = '', , reasons = '', reason = ''] = output.split('\n')
    expect(first).toContain(': 0 operations answer as the contract says,')
    expect(reasons).toMatch(/differences have/)
    expect(reason).toContain(
      "operations: the envelope of the contract is { code, msg, success, data }; the server's has no data, msg, success (it has status).",
    )
    expect(output).toContain('a redirect (302) to https://sso.example.edu/login came.')
    expect(output.split('\n').length).toBeLessThan(50)
    const picture = readFileSync(badge, 'utf8')
    expect(picture).toMatch(/aria-label="Doorway contract: (\d+) of \1 differ"/)
    expect(picture).toContain('#b3261e')
  })

  it('ends with 2 for a wrong argument, writes no files, and says which it is', async () => {
    const badge = join(folder.path, 'never.svg')
    const given = [
      [['--screen', 'user-list'], '--screen knows user-manager'],
      [['--timeout', 'soon'], '--timeout needs whole milliseconds'],
      [['--write'], "Unknown option '--write'"],
    ] as const
    for (const [how, reason] of given) {
      const { code, errors } = await run('verify', '--base-url', server.url, '--badge', badge, ...how)
      expect(errors).toContain(reason)
      expect(code).toBe(2)
    }
    expect(existsSync(badge)).toBe(false)
  })
})
