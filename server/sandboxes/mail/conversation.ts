import { mailPattern } from '@contract/console/alarm-ways'
import type { SmtpAccount } from '../../config/accounts'
import type { Letter } from './letter'
import { readLetter } from './letter'

const base64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8')

/** The most receivers of a mail. */
const mostReceivers = 50

/**
 * One conversation by SMTP as providers hold it: greeting, sign-in, the sender that signed in and no other, receivers that are addresses,
 * and a mail whose form is right. Says what is answered to each line. Source: RFC 5321, RFC 4954.
 */
export class Conversation {
  #isGreeted = false
  #isIn = false
  #asks: 'user' | 'password' | 'plain' | undefined
  #user = ''
  #from = ''
  #to: string[] = []
  #data: string[] | undefined

  constructor(
    private readonly account: Pick<SmtpAccount, 'user' | 'password'>,
    private readonly take: (letter: Letter) => void,
  ) {}

  /** The answer to a line; undefined while more of a mail is read. */
  hear(line: string): string | undefined {
    if (this.#data) return this.#collect(line)
    if (this.#asks !== undefined) return this.#signIn(line)
    const [, verb = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line) ?? []
    switch (verb.toUpperCase()) {
      case 'EHLO':
        this.#isGreeted = true
        return '250-sandbox\r\n250-AUTH PLAIN LOGIN\r\n250 SIZE 1048576'
      case 'HELO':
        this.#isGreeted = true
        return '250 sandbox'
      case 'AUTH':
        return this.#isGreeted ? this.#auth(rest) : '503 send EHLO first'
      case 'MAIL':
        return this.#mail(rest)
      case 'RCPT':
        return this.#receiver(rest)
      case 'DATA':
        if (this.#to.length === 0) return '503 bad sequence of commands'
        this.#data = []
        return '354 end with <CRLF>.<CRLF>'
      case 'RSET':
        this.#forget()
        return '250 ok'
      case 'NOOP':
        return '250 ok'
      case 'QUIT':
        return '221 bye'
      default:
        return '502 not implemented'
    }
  }

  #auth(rest: string): string {
    const [way = '', first] = rest.split(' ')
    if (way.toUpperCase() === 'PLAIN') {
      this.#asks = 'plain'
      return first === undefined ? '334 ' : this.#signIn(first)
    }
    if (way.toUpperCase() !== 'LOGIN') return '504 unknown mechanism'
    this.#asks = 'user'
    return first === undefined ? '334 VXNlcm5hbWU6' : this.#signIn(first)
  }

  #signIn(line: string): string {
    if (this.#asks === 'user') {
      this.#user = base64(line)
      this.#asks = 'password'
      return '334 UGFzc3dvcmQ6'
    }
    const [user = '', password = ''] =
      this.#asks === 'plain' ? base64(line).split('\0').slice(1) : [this.#user, base64(line)]
    this.#asks = undefined
    this.#isIn = user === this.account.user && password === this.account.password
    return this.#isIn ? '235 authentication successful' : '535 authentication failed'
  }

  #mail(rest: string): string {
    if (!this.#isIn) return '530 authentication required'
    const [, from = ''] = /^FROM:<([^>]*)>/i.exec(rest) ?? []
    if (from !== this.account.user) return '501 mail from address must be same as authorization user'
    this.#forget()
    this.#from = from
    return '250 ok'
  }

  #receiver(rest: string): string {
    if (this.#from === '') return '503 bad sequence of commands'
    const [, to = ''] = /^TO:<([^>]*)>/i.exec(rest) ?? []
    if (!mailPattern.test(to)) return '501 bad address syntax'
    if (to.startsWith('nobody@')) return '550 mailbox not found'
    if (this.#to.length >= mostReceivers) return '452 too many recipients'
    this.#to.push(to)
    return '250 ok'
  }

  #collect(line: string): string | undefined {
    if (line !== '.') {
      this.#data?.push(line.startsWith('..') ? line.slice(1) : line)
      return undefined
    }
    const letter = readLetter((this.#data ?? []).join('\r\n'), this.#from, this.#to)
    this.#forget()
    if (typeof letter === 'string') return `550 ${letter}`
    this.take(letter)
    return '250 queued'
  }

  #forget(): void {
    this.#from = ''
    this.#to = []
    this.#data = undefined
  }
}
