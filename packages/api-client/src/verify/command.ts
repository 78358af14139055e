#!/usr/bin/env node
import { writeFileSync } from 'node:fs'
import { argv, env, stderr, stdout } from 'node:process'
import { commandOf, usage } from './arguments'
import { reportAsBadge } from './badge'
import { Unreachable } from './send-probe'
import { reportAsJUnit } from './junit'
import { reportAsJson, reportAsText } from './report'
import { RefusedToken, verify, VerifyFault } from './verify'

async function main(): Promise<number> {
  try {
    const command = commandOf(argv.slice(2), env)
    if (command.isHelp) {
      stdout.write(usage)
      return 0
    }
    const report = await verify(command.options)
    stdout.write(command.isJson ? reportAsJson(report) : reportAsText(report))
    if (command.junitFile !== undefined) writeFileSync(command.junitFile, reportAsJUnit(report))
    if (command.badgeFile !== undefined) writeFileSync(command.badgeFile, reportAsBadge(report))
    return report.differences.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof VerifyFault || error instanceof Unreachable)) throw error
    stderr.write(`${error.message}\n`)
    if (error instanceof Unreachable) return 3
    return error instanceof RefusedToken ? 4 : 2
  }
}

process.exitCode = await main()
