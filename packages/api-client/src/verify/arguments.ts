import { parseArgs } from 'node:util'
import type { ServiceAddresses, ServiceName } from '../transport/services'
import { serviceNames } from './service-names'
import { screenNames } from './screens'
import { VerifyFault, type VerifyOptions } from './verify'

/** How the command is used. */
export const usage = `Usage: npx @doorway/api-client verify --base-url <address> [options]

Sends the read-only requests of the Doorway contract to a server and reports in plain words where its
responses differ. Ends with 0 when nothing differs, 1 with differences, 2 when an argument is wrong,
3 when the server cannot be reached, 4 when it refuses the token.

  --base-url <address>        address before /api, for example https://api.example.edu
  --token <token>             token of a person who may see the console; or the variable DOORWAY_TOKEN
  --header <name>             header that carries the token (Authorization)
  --prefix <text>             what stands before the token in that header, for example "Bearer "
  --service <name>=<address>  a service that lives elsewhere; may be repeated
                              (${serviceNames.join(', ')})
  --only <operation or path>  compare only these, for example getRole or /api/userInfo; may be repeated
  --screen <widget>           compare only what this widget needs
                              (${screenNames.join(', ')})
  --origin <origin>           origin of the page with the widget: may it make these calls (CORS)?
  --timeout <milliseconds>    before one call is given up (20000)
  --json                      the report for machines
  --junit <file>              writes the report as JUnit XML, too
  --badge <file>              writes the result as a small picture (SVG), too
  --help                      this text
`

/** The parsed command line. */
export type Command =
  | { isHelp: true }
  | { isHelp: false; isJson: boolean; junitFile?: string; badgeFile?: string; options: VerifyOptions }

const flags = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  header: { type: 'string', default: 'Authorization' },
  prefix: { type: 'string', default: '' },
  service: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  screen: { type: 'string' },
  origin: { type: 'string' },
  junit: { type: 'string' },
  badge: { type: 'string' },
  timeout: { type: 'string', default: '20000' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true })
  } catch (error) {
    throw new VerifyFault(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function addressIn(text: string | undefined, flag: string): string {
  if (text === undefined || !URL.canParse(text) || !/^https?:/.test(text)) {
    const given = text === undefined ? 'missing' : `"${text}"`
    throw new VerifyFault(`${flag} needs a whole address such as https://api.example.edu; it is ${given}.`)
  }
  return text
}

const isService = (name: string): name is ServiceName => serviceNames.some((one) => one === name)

function servicesIn(entries: readonly string[]): ServiceAddresses {
  const services: ServiceAddresses = {}
  for (const entry of entries) {
    const [name = '', ...address] = entry.split('=')
    if (!isService(name)) throw new VerifyFault(`--service knows ${serviceNames.join(', ')}; it is "${entry}".`)
    services[name] = addressIn(address.join('='), `--service ${name}`)
  }
  return services
}

/** Reads the arguments behind the command's name. Throws `VerifyFault` with what is wrong with them. */
export function commandOf(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Command {
  const { values, positionals } = read(args)
  if (values.help) return { isHelp: true }
  if (positionals.join(' ') !== 'verify')
    throw new VerifyFault(`The one command is "verify"; got: "${positionals.join(' ')}".`)
  const timeoutMs = Number(values.timeout)
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1)
    throw new VerifyFault(`--timeout needs whole milliseconds; it is "${values.timeout}".`)
  const token = values.token ?? environment['DOORWAY_TOKEN']
  const options: VerifyOptions = {
    baseUrl: addressIn(values['base-url'], '--base-url'),
    services: servicesIn(values.service ?? []),
    headers: token ? { [values.header]: values.prefix + token } : {},
    only: values.only,
    timeoutMs,
    ...(values.screen !== undefined && { screen: values.screen.replace(/^doorway-/, '') }),
    ...(values.origin !== undefined && { origin: new URL(addressIn(values.origin, '--origin')).origin }),
  }
  const { json, junit, badge } = values
  return {
    isHelp: false,
    isJson: json,
    options,
    ...(junit !== undefined && { junitFile: junit }),
    ...(badge !== undefined && { badgeFile: badge }),
  }
}
