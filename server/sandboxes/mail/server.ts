import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { SmtpAccount } from '../../config/accounts'
import { Conversation } from './conversation'
import type { Letter } from './letter'

export interface MailSandbox {
  readonly port: number
  /** What arrived, the newest first. */
  readonly letters: readonly Letter[]
  stop(): Promise<void>
}

/**
 * A mail provider of our own for development: speaks SMTP on a free port of this machine, keeps what arrives and sends nothing on. Our
 * decision: docs/decisions/0071-notices.md
 */
export async function startMailSandbox(account: Pick<SmtpAccount, 'user' | 'password'>): Promise<MailSandbox> {
  const letters: Letter[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    const talk = new Conversation(account, (letter) => void letters.unshift(letter))
    let rest = ''
    socket.setEncoding('utf8')
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    socket.on('data', (chunk: string) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const answer = talk.hear(line)
        if (answer !== undefined) socket.write(`${answer}\r\n`)
        if (answer?.startsWith('221')) socket.end()
      }
    })
    socket.write('220 sandbox ESMTP\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    letters,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** Shows developers what arrived. */
export const mountLetters = (app: FastifyInstance, { letters }: Pick<MailSandbox, 'letters'>): void =>
  void app.get('/sandbox/mails', async () => letters)
