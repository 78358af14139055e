import type { ServiceAddresses } from '../transport/services'
import { addressFor, send, Unreachable, type ApiResponse, type Connection, type VerifyFetch } from './send-probe'
import { judge } from './check-response'
import { causesOf } from './causes'
import { createSchemaCheck, type CheckSchema } from './check-schema'
import { readContract, type ReadOperation } from './contract'
import { preflight, readableFrom } from './cross-origin'
import { sentenceOf, type Difference, type Finding } from './difference'
import { chosenOperations, probesFor } from './plan'
import { factsIn, type ProbeRequest, type Probe } from './probe'
import { probes, skippedOperations } from './probes'
import type { OperationReport, VerifyReport } from './report'
import { screenNames, screenOperations } from './screens'

/** How to reach the server that is held against the contract. */
export interface VerifyOptions {
  /** Address before `/api`. */
  baseUrl: string
  /** Addresses of services that live elsewhere. */
  services?: ServiceAddresses
  /** The headers that carry the token. */
  headers?: Readonly<Record<string, string>>
  /** Operations or paths to compare; operations that supply the facts they need are sent as well. All of them by default. */
  only?: readonly string[]
  /** A widget, by the name of its element without `doorway-`: only what it needs is compared. */
  screen?: string
  /** Origin of the page with the widget: may it make these calls, and read what comes? */
  origin?: string
  /** Milliseconds before one call is given up; 20000 (section 9). */
  timeoutMs?: number
  fetch?: VerifyFetch
}

/** The verification could not be carried out: the server cannot be reached, the token is refused, or a name is unknown. */
export class VerifyFault extends Error {}

/** The server refuses the token. */
export class RefusedToken extends VerifyFault {}

interface Met {
  operation: ReadOperation
  finding: Finding
  times: number
}

/** The state of a run while its probes are sent one after the other. */
class Run {
  readonly facts = new Map<string, string>()
  readonly notes = new Map<string, string>()
  readonly compared = new Set<string>()
  readonly met = new Map<string, Met>()
  #isThere = false
  readonly #preflighted = new Set<string>()
  readonly #connection: Connection
  readonly #check: CheckSchema

  constructor(connection: Connection, check: CheckSchema) {
    this.#connection = connection
    this.#check = check
  }

  async request(operation: ReadOperation, probe: Probe): Promise<void> {
    const missing = (probe.needs ?? []).filter((name) => !this.facts.has(name))
    if (missing.length > 0) {
      this.notes.set(operation.id, `no earlier response had the ${missing.join(' or the ')} to request it with`)
      return
    }
    const request = probe.request((name) => this.#fact(name))
    const response = await this.#responseTo(operation, request)
    if (!response) return
    if (response.status === 401 && operation.id === 'getCurrentUser')
      throw new RefusedToken('The server refuses the token (401). Check --token, --header and --prefix.')
    const { findings, refusal, data } = judge(operation, response, this.#check)
    const { origin } = this.#connection
    if (origin !== undefined) findings.push(...(await this.#crossOrigin(operation, request, response, origin)))
    for (const finding of findings) this.#meet(operation, finding)
    if (refusal === undefined) this.compared.add(operation.id)
    else this.notes.set(operation.id, refusal)
    for (const [name, value] of factsIn(probe, data)) this.facts.set(name, value)
  }

  /** One preflight for each server; each response by itself. */
  async #crossOrigin(operation: ReadOperation, request: ProbeRequest, response: ApiResponse, origin: string) {
    const address = addressFor(this.#connection, operation, request)
    const server = new URL(address).origin
    if (server === origin) return []
    const isFirst = !this.#preflighted.has(server)
    this.#preflighted.add(server)
    const before = isFirst ? await preflight(this.#connection, operation, address, origin) : []
    return [...before, ...readableFrom(origin, response)]
  }

  #fact(name: string): string {
    const fact = this.facts.get(name)
    if (fact === undefined) throw new Error(`A probe reads the fact "${name}" that it does not need.`)
    return fact
  }

  /** A server that responded before and now does not differs in this operation; one that never has is not there. */
  async #responseTo(operation: ReadOperation, request: ProbeRequest): Promise<ApiResponse | null> {
    try {
      const response = await send(this.#connection, operation, request)
      this.#isThere = true
      return response
    } catch (error) {
      if (!(error instanceof Unreachable) || !this.#isThere) throw error
      this.#meet(operation, { kind: 'no-answer', place: '', expected: 'an answer in time', came: 'none' })
      return null
    }
  }

  /** The same difference in many entries of a list is one difference. */
  #meet(operation: ReadOperation, finding: Finding): void {
    const key = [operation.id, finding.kind, finding.place, finding.expected].join('\n')
    const met = this.met.get(key)
    if (met) met.times++
    else this.met.set(key, { operation, finding, times: 1 })
  }
}

function differencesOf(run: Run, chosen: ReadonlySet<string>): Difference[] {
  return [...run.met.values()]
    .filter(({ operation }) => chosen.has(operation.id))
    .map(({ operation: { id, method, path }, finding, times }) => ({
      operation: id,
      method,
      path,
      ...finding,
      times,
      sentence: sentenceOf(id, finding, times),
    }))
}

function reportOf(operation: ReadOperation, run: Run, different: ReadonlySet<string>): OperationReport {
  const { id, method, path } = operation
  const head = { operation: id, method, path }
  if (different.has(id)) return { ...head, outcome: 'different' }
  if (run.compared.has(id)) return { ...head, outcome: 'same' }
  const reason = skippedOperations[id]
  if (reason !== undefined) return { ...head, outcome: 'skipped', note: reason }
  const note = run.notes.get(id)
  if (note === undefined) throw new Error(`${id} was neither compared nor skipped.`)
  return { ...head, outcome: note.startsWith('no earlier response') ? 'skipped' : 'refused', note }
}

function operationsOfScreen(screen: string | undefined): readonly string[] {
  if (screen === undefined) return []
  const operations = screenOperations[screen]
  if (!operations) throw new VerifyFault(`--screen knows ${screenNames.join(', ')}; it is "${screen}".`)
  return operations
}

/** Sends all read-only probes to a server and reports where its responses differ from the contract. */
export async function verify(options: VerifyOptions): Promise<VerifyReport> {
  const { baseUrl, services = {}, headers = {}, timeoutMs = 20_000, origin } = options
  const only = [...(options.only ?? []), ...operationsOfScreen(options.screen)]
  const { operations } = readContract
  for (const name of only)
    if (chosenOperations(operations, [name]).length === 0)
      throw new VerifyFault(`The contract has no reading operation or path "${name}".`)
  const chosen = chosenOperations(operations, only)
  const ids = new Set(chosen.map(({ id }) => id))
  const fetch = options.fetch ?? ((request) => globalThis.fetch(request))
  const run = new Run(
    { baseUrl, services, headers, timeoutMs, fetch, ...(origin !== undefined && { origin }) },
    createSchemaCheck(readContract),
  )
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  for (const probe of probesFor(probes, ids)) {
    const operation = byId.get(probe.operation)
    if (operation) await run.request(operation, probe)
  }
  const differences = differencesOf(run, ids)
  const different = new Set(differences.map(({ operation }) => operation))
  const operationReports = chosen.map((one) => reportOf(one, run, different))
  return { baseUrl, operations: operationReports, differences, causes: causesOf(differences) }
}
