// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import { fromBase64Url } from './security/secrets'

const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an origin such as https://www.example.org',
  )

const base = z
  .string()
  .refine((value) => value === '' || value.startsWith('/') || URL.canParse(value), 'must be an address or a path')

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be at most 65535')

const key = z
  .string()
  .regex(/^[\w+/-]{43}=?$/, 'must be 32 bytes in base64')
  .transform(fromBase64Url)

const environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), 'must be a postgres:// address')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATA_KEY: key.optional(),
  DATA_KEY_OLD: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(key))
    .default([]),
  AUDIT_ANCHOR: z.string().optional(),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  DEMO_PASSWORD: z.string().optional(),
  PUBLIC_ORIGIN: origin.optional(),
  EMBED_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin))
    .default([]),
  TRUSTED_PROXY_HOPS: z.string().regex(/^\d$/, 'must be a number from 0 to 9').transform(Number).default(0),
  PASSWORD_PRIVATE_KEY: z
    .string()
    .includes('PRIVATE KEY', { error: 'must be a private key in PEM (PKCS #8)' })
    .optional(),
  MAIL_URL: z
    .string()
    .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value), 'must be an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: z.email('must be a mail address').optional(),
  SMS_URL: z
    .string()
    .refine(
      (value) => value === 'log:' || (/^https?:\/\//.test(value) && URL.canParse(value)),
      'must be an https:// address, or log:',
    )
    .optional(),
  SMS_TOKEN: z.string().optional(),
  TRANSCODER_URL: z
    .string()
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an https:// address')
    .optional(),
  TRANSCODER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRANSCODER_FRAMES: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  FILE_STORE: z
    .string()
    .regex(/^(?:file:|s3:\/\/)/, 'must begin with file: or s3://')
    .optional(),
  DISK_RESERVE_MB: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a number')
    .transform(Number)
    .optional(),
  REGISTRATION: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
  NETWORK_BUDGET: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a number above 0')
    .transform(Number)
    .optional(),
  PAGE_CACHE: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number')
    .transform(Number)
    .default(600),
  SERVICE_WORKER: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  API_BASE: base.default(''),
  PREVIEW_BASE: base.default(''),
  MEDIA_BASE: base.default(''),
  TEACH_RESEARCH_BASE: base.default(''),
  USER_PLATFORM_BASE: base.default(''),
})

const KEY_NEEDED =
  'must be set with DEMO=0: 32 random bytes in base64, such as "openssl rand -base64 32" prints. Without the demo the server holds data of real people, whose key must be outside the database'

const checked = environment
  .refine(({ DEMO, DATA_KEY }) => DEMO === '1' || DATA_KEY !== undefined, { path: ['DATA_KEY'], error: KEY_NEEDED })
  .refine(({ MAIL_URL, MAIL_FROM }) => MAIL_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'must be set with MAIL_URL: the address that messages come from',
  })
  .refine((config) => config.TRANSCODER_URL === undefined || config.TRANSCODER_SECRET !== undefined, {
    path: ['TRANSCODER_SECRET'],
    error: 'must be set with TRANSCODER_URL: requests to it are signed',
  })

/** The settings of a server, as the environment gives them. The demo needs none. */
export type Config = z.infer<typeof checked>

/** Values of the environment that cannot be used, one line each. */
export class ConfigFault extends Error {}

/** Reads the environment once. Empty values count as absent; the others of the machine's environment are none of ours. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = checked.safeParse(filled)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${path.map(String).join('.')} ${message}`)
  throw new ConfigFault(['These settings cannot be used:', ...new Set(lines)].join('\n'))
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/

/** Is this the demo, whose accounts share one password, at an address that other machines may reach? */
export const isOpenDemo = ({ DEMO, HOST }: Pick<Config, 'DEMO' | 'HOST'>) => DEMO === '1' && !LOOPBACK.test(HOST)

/** The settings that a page may read, so that one build serves every region. */
export function publicConfigOf(config: Config) {
  return {
    apiBase: config.API_BASE,
    previewBase: config.PREVIEW_BASE,
    mediaBase: config.MEDIA_BASE,
    teachResearchBase: config.TEACH_RESEARCH_BASE,
    userPlatformBase: config.USER_PLATFORM_BASE,
    publicOrigin: config.PUBLIC_ORIGIN ?? '',
    isOpenDemo: isOpenDemo(config),
  }
}
