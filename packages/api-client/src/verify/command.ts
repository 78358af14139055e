#!/usr/bin/env node
import { argv, env, stderr, stdout } from 'node:process'
import { commandOf, usage } from './arguments'
import { Unreachable } from './send-probe'
import { reportAsJson, reportAsText } from './report'
import { verify, VerifyFault } from './verify'

async function main(): Promise<number> {
  try {
    const command = commandOf(argv.slice(2), env)
    if (command.isHelp) {
      stdout.write(usage)
      return 0
    }
    const report = await verify(command.options)
    stdout.write(command.isJson ? reportAsJson(report) : reportAsText(report))
    return report.differences.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof VerifyFault || error instanceof Unreachable)) throw error
    stderr.write(`${error.message}\n`)
    return 2
  }
}

process.exitCode = await main()
