import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { packedPackages } from '../../scripts/release/pack-packages'
import { root } from './source-files'

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  more: Record<string, string>,
): Promise<string> {
  // The tools of an example are its own: none of ours may stand in for one it forgot.
  const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', ...more }
  const isShell = process.platform === 'win32'
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: folder, env, maxBuffer: 1e8, shell: isShell }, (error, output, errors) => {
      if (error) reject(new Error(`${command} ${args.join(' ')} failed:\n${output}\n${errors}`, { cause: error }))
      else resolve(output + errors)
    })
  })
}

/** Can packages be fetched? Requests the smallest package, with the settings of this machine. */
export async function isRegistryThere(): Promise<boolean> {
  try {
    await runIn(root, 'npm', ['ping', '--fetch-retries=0', '--fetch-timeout=5000'], {})
    return true
  } catch {
    return false
  }
}

/** A copy of an example outside the project, built from the packed packages. Returns the folder of its files and what was printed. */
export async function buildExample(name: string, output: string, variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), `doorway-example-${name}-`))
  cpSync(join(root, 'examples', name), folder, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const { name: packed, tarball } of packedPackages()) manifest.dependencies[packed] = `file:${tarball}`
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  await runIn(folder, 'npm', install, {})
  const printed = await runIn(folder, 'npm', ['run', 'build'], variables)
  return { printed, files: join(folder, output), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The page's own server: its files, and the token of the signed-in user. */
export function serveExample(files: string, port: number, token: string): { stop: () => void } {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page.test')
    if (pathname === '/my/token') {
      response.end(token)
      return
    }
    const requested = join(files, normalize(pathname))
    const file = existsSync(requested) && statSync(requested).isFile() ? requested : join(files, 'index.html')
    response.setHeader('Content-Type', mediaTypes[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(file))
  }).listen(port, 'localhost')
  return { stop: () => void server.close() }
}
