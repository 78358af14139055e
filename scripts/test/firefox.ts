// `npm run firefox`: overlays and trees by real keys in the Firefox of this machine, in light DOM and in a shadow root.
import { createServer } from 'node:http'
import { build } from 'esbuild'
import { inlineSheet } from '../../packages/admin-kit/inline-sheet.mjs'
import { findFirefox, startFirefox } from './firefox/browser'
import { overlayFaults } from './firefox/overlay-checks'
import { fail, install, preflight, root } from '../build/project'

const DOCUMENT = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Doorway</title>
<style>body{min-height:3000px}</style></head>
<body><button id="before">before</button><button id="after">after</button><script src="/page.js"></script></body></html>`

/** The page and its script, on a port of its own. */
async function servePage() {
  const { outputFiles } = await build({
    entryPoints: ['tests/ui/overlay-page.tsx'],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'firefox115',
    jsx: 'automatic',
    conditions: ['doorway-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineSheet],
  })
  const script = outputFiles.map(({ text }) => text).join('')
  const server = createServer((request, response) => {
    const isScript = request.url?.startsWith('/page.js')
    response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`)
    response.end(isScript ? script : DOCUMENT)
  })
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}

preflight()
install()
const executable = findFirefox()
if (!executable) {
  fail(
    'No Firefox on this machine, so nothing was checked. Install it (Debian: firefox-esr), or name it in FIREFOX_PATH.',
  )
}
const site = await servePage()
const firefox = await startFirefox(executable)
let count = 0
try {
  for (const place of ['light', 'shadow']) {
    const faults = await overlayFaults(firefox.page, `${site.url}?${place}#${place}`)
    for (const fault of faults) console.log(`Firefox ${firefox.version}, ${place}: ${fault}`)
    console.log(
      `Firefox ${firefox.version}, ${place}: ${faults.length === 0 ? 'all holds' : `${faults.length} faults`}`,
    )
    count += faults.length
  }
} finally {
  await firefox.stop()
  site.stop()
}
process.exit(count === 0 ? 0 : 1)
