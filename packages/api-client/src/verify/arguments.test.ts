import { describe, expect, it } from 'vitest'
import { commandOf } from './arguments'

const verifying = (...args: string[]) => commandOf(['verify', '--base-url', 'https://api.example.edu', ...args], {})
const optionsOf = (...args: string[]) => {
  const command = verifying(...args)
  return command.isHelp ? null : command.options
}

describe('the command line of verify', () => {
  it('sends the token as it is in Authorization, and none without one', () => {
    expect(optionsOf('--token', 'dw_a1')?.headers).toEqual({ Authorization: 'dw_a1' })
    expect(optionsOf()?.headers).toEqual({})
  })

  it('takes another header and something before the token', () => {
    expect(optionsOf('--token', 'a', '--header', 'X-Token', '--prefix', 'Bearer ')?.headers).toEqual({
      'X-Token': 'Bearer a',
    })
  })

  it('takes the token from the environment, where the list of processes does not show it', () => {
    const command = commandOf(['verify', '--base-url', 'http://localhost:8080'], { DOORWAY_TOKEN: 'dw_b2' })
    expect(command).toMatchObject({ options: { headers: { Authorization: 'dw_b2' } } })
  })

  it('takes an address for a service', () => {
    expect(optionsOf('--service', 'files=https://files.example.edu')?.services).toEqual({
      files: 'https://files.example.edu',
    })
  })

  it('takes operations, a time limit and the report for machines', () => {
    expect(verifying('--only', 'getRole', '--only', '/api/area', '--timeout', '500', '--json')).toMatchObject({
      isJson: true,
      options: { only: ['getRole', '/api/area'], timeoutMs: 500 },
    })
  })

  it('takes a widget, the origin of its page and a file for continuous integration', () => {
    const command = verifying(
      '--screen',
      'doorway-user-manager',
      '--origin',
      'https://a.example/x',
      '--junit',
      'r.xml',
      '--badge',
      'b.svg',
    )
    expect(command).toMatchObject({
      junitFile: 'r.xml',
      badgeFile: 'b.svg',
      options: { screen: 'user-manager', origin: 'https://a.example' },
    })
    expect(optionsOf()).not.toHaveProperty('origin')
  })

  it.each([
    [['--base-url', 'https://a.example'], 'The one command is "verify"'],
    [['verify'], '--base-url needs a whole address'],
    [['verify', '--base-url', 'file:///etc'], '--base-url needs a whole address'],
    [['verify', '--base-url', 'https://a.example', '--service', 'x=https://b.example'], '--service knows auth, users'],
    [['verify', '--base-url', 'https://a.example', '--timeout', '0'], '--timeout needs whole milliseconds'],
    [['verify', '--write'], "Unknown option '--write'"],
  ])('refuses %j and says why', (args, reason) => {
    expect(() => commandOf(args, {})).toThrow(reason)
  })
})
