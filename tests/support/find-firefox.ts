import { existsSync } from 'node:fs'

/** The Firefox of this machine (Debian: firefox-esr); FIREFOX_PATH names another one. */
export function findFirefox(): string | undefined {
  return [
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => path !== undefined && existsSync(path))
}

/** The path of Firefox for a file of tests; without one it is said on the terminal what was NOT tested. */
export function firefoxFor(tests: string): string | undefined {
  const path = findFirefox()
  if (path === undefined)
    process.stderr.write(
      `\n!!! NOT RUN: ${tests}. There is no Firefox on this machine.\n` +
        '!!! Install it (Debian: apt-get install firefox-esr), or name one in FIREFOX_PATH.\n\n',
    )
  return path
}
