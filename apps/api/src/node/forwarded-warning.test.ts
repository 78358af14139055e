import { describe, expect, it } from 'vitest'
import { forwardedWarning } from './forwarded-warning'

describe('a forwarded address without a trusted proxy', () => {
  it.each(['x-forwarded-for', 'forwarded'])('in %s is warned about once', (name) => {
    const lines: string[] = []
    const note = forwardedWarning(0, (line) => lines.push(line))
    note(new Headers())
    expect(lines).toEqual([])
    for (let index = 0; index < 3; index += 1) note(new Headers({ [name]: '10.0.0.1' }))
    expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS is 0')])
  })

  it('is expected where a proxy is trusted', () => {
    const lines: string[] = []
    forwardedWarning(1, (line) => lines.push(line))(new Headers({ 'x-forwarded-for': '10.0.0.1' }))
    expect(lines).toEqual([])
  })
})
