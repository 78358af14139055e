import { existsSync } from 'node:fs'

const paths = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The first Chromium-family browser found on this machine, or null. `CHROMIUM_PATH` wins. */
export function findChromium(): string | null {
  return paths.find((path) => path && existsSync(path)) ?? null
}

/** Debian's Chromium without its windows: the same engine, with a quarter less work for every page that a test opens. */
export const HEADLESS_PACKAGE = 'chromium-headless-shell'
const headless = `/usr/bin/${HEADLESS_PACKAGE}`

/** The browser for tests: `CHROMIUM_PATH`, the one without windows, or any other; null without one. */
export function findTestBrowser(): string | null {
  return !process.env['CHROMIUM_PATH'] && existsSync(headless) ? headless : findChromium()
}

/** Flags every test browser starts with: no sandbox (containers), and no calls home from a closed network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
