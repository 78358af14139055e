// Firefox as it is installed, driven by WebDriver BiDi over the WebSocket it opens; no driver and no package needed.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const places = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The first Firefox found on this machine, or null. `FIREFOX_PATH` wins. */
export function findFirefox() {
  return places.find((place) => place && existsSync(place)) ?? null
}

const keys = { Tab: '\uE004', Shift: '\uE008', Escape: '\uE00C', Enter: '\uE007', ArrowDown: '\uE015' }
const START_MS = 60_000

/** The address that Firefox listens on, out of what it says at its start. */
function listening(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`Firefox opened no WebSocket:\n${said}`)), START_MS)
    child.stderr.on('data', (chunk) => {
      said += chunk
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
    child.on('exit', () => reject(new Error(`Firefox ended at once:\n${said}`)))
  })
}

/** Commands and their answers over one socket. */
async function connect(address) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)))
  })
  const waiting = new Map()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(data)
    if (type === 'error') waiting.get(id)?.reject(new Error(message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  return (method, params) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      socket.send(JSON.stringify({ id: count, method, params }))
    })
}

/** What a person does on the page, and what a script sees there. */
function pageOf(send, context) {
  const perform = (actions) => send('input.performActions', { context, actions })
  const evaluate = async (expression) => {
    const { type, result, exceptionDetails } = await send('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: true,
    })
    if (type === 'exception') throw new Error(exceptionDetails.text)
    return result.value === undefined ? undefined : JSON.parse(result.value)
  }
  const at = (x, y) => ({ x: Math.round(x), y: Math.round(y) })
  return {
    evaluate,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** Presses keys together, the last one last: `press('Shift', 'Tab')`. */
    press: (...names) => {
      const values = names.map((name) => keys[name])
      const down = values.map((value) => ({ type: 'keyDown', value }))
      const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
      return perform([{ type: 'key', id: 'keys', actions: [...down, ...up] }])
    },
    click: ({ x, y }) => {
      const actions = [
        { type: 'pointerMove', ...at(x, y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      return perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
    },
    wheel: ({ x, y }, deltaY) =>
      perform([{ type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', ...at(x, y), deltaX: 0, deltaY }] }]),
  }
}

/** Starts Firefox without a window, with a profile of its own that is removed at the end. */
export async function startFirefox(executable) {
  const profile = mkdtempSync(join(tmpdir(), 'doorway-firefox-'))
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(executable, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const stop = async () => {
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const send = await connect(await listening(child))
    const { capabilities } = await send('session.new', { capabilities: {} })
    const { contexts } = await send('browsingContext.getTree', {})
    return { version: capabilities.browserVersion, page: pageOf(send, contexts[0].context), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
