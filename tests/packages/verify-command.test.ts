import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

beforeAll(async () => {
  await buildServer()
  server = await startServer({ DATA_DIR: folder.path, DEMO: '1' })
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
})
