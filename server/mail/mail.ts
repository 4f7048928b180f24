import { createHmac } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { SmtpAccount } from '../config/accounts'
import type { Config } from '../config/config'

export interface SmtpSettings extends SmtpAccount {
  /** Our sandbox, which speaks without TLS. */
  readonly isSandbox: boolean
}

/** The sandbox's account is derived from the key of the sandboxes. Throws when that was not made yet. */
export function sandboxMailAccount({ sandboxKey }: Pick<Config, 'sandboxKey'>): Omit<SmtpAccount, 'port'> {
  if (sandboxKey === undefined) throw new Error('The sandboxes have no key.')
  const password = createHmac('sha256', sandboxKey).update('smtp').digest('hex').slice(0, 16)
  const user = 'alarm@menpai.example'
  return { host: '127.0.0.1', user, password, from: user }
}

type Known = Pick<Config, 'smtp' | 'mode' | 'sandboxKey' | 'mailPort'>

/** The account in use: a real one, our sandbox in development, or none. Our decision: docs/decisions/0071-notices.md */
export function mailSettings(config: Known): SmtpSettings | undefined {
  if (config.smtp) return { ...config.smtp, isSandbox: false }
  if (config.mode === 'production' || config.sandboxKey === undefined || config.mailPort === undefined) return undefined
  return { ...sandboxMailAccount(config), port: config.mailPort, isSandbox: true }
}

export interface Mail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/** From the first byte on this port everything is encrypted; on others it is after STARTTLS. Source: RFC 8314. */
const tlsPort = 465

const waitMs = 5_000

const words: Readonly<Record<string, string>> = {
  EAUTH: '发信账号或授权码有误',
  ENOAUTH: '发信账号或授权码有误',
  EENVELOPE: '发件或收件地址被拒',
  EMESSAGE: '邮件被拒收',
  ETLS: '不支持加密连接',
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

const replyOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? `（${error.responseCode}）`
    : ''

/** Sends a mail. `said`: why it failed, or who of several did not get it, in words for who runs the city. */
export async function sendMail(settings: SmtpSettings, { to, subject, text }: Mail) {
  const { host, port, user, password, from, isSandbox } = settings
  const isTls = port === tlsPort
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && !isSandbox,
    ignoreTLS: isSandbox,
    auth: { user, pass: password },
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    const { rejected } = await transport.sendMail({ from: { name: '门牌', address: from }, to: [...to], subject, text })
    return { isSent: true, said: rejected.length === 0 ? '' : `收件地址被拒：${rejected.join('、')}` }
  } catch (error) {
    return { isSent: false, said: `${words[codeOf(error)] ?? '连不上发信服务器'}${replyOf(error)}` }
  } finally {
    transport.close()
  }
}
