/** @jest-environment node */
import { connect } from 'node:net'
import { hourMs, minuteMs } from '@contract/durations'
import { sandboxMailAccount, sendMail } from '../../../server/mail/mail'
import type { Robot } from '../../../server/robots/robots'
import { dingtalkSign, feishuSign, robotHost, tellRobot } from '../../../server/robots/robots'
import type { MailSandbox } from '../../../server/sandboxes/mail/server'
import { startMailSandbox } from '../../../server/sandboxes/mail/server'
import { tenInTheMorning, testConfig } from '../../support/database/database'
import type { TestGateway } from '../../support/server/gateway'
import { testGateway } from '../../support/server/gateway'

const clock = { at: tenInTheMorning, now: () => clock.at }
let gateway: TestGateway
let mail: MailSandbox
beforeAll(async () => {
  gateway = await testGateway(clock)
  mail = await startMailSandbox(sandboxMailAccount(testConfig))
})
beforeEach(() => {
  clock.at += hourMs
})
afterAll(async () => {
  await gateway.close()
  await mail.stop()
})

const host = (way: Robot['way']) => robotHost({ ...testConfig, gatewayUrl: gateway.url }, way)
const tell = (robot: Robot, text = '你好', now = clock.now()) => tellRobot(host(robot.way), robot, text, now)
const post = async (way: Robot['way'], path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${host(way)}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { errcode?: number; code?: number }
}
const failed = (code: number) => ({ isSent: false, said: expect.stringContaining(`（${code}）`) as string })
const sent = { isSent: true, said: '' }

/** Computed by another program: HMAC-SHA256 of Python. */
it('signs as the vendors say', () => {
  expect(feishuSign(1599360473, 'demo')).toBe('l1N0gAcBjdwBvGm1xMjOF0XSyaLRpR7tuO5dHfhAYc8=')
  expect(dingtalkSign(1599360473000, 'SECdemo')).toBe('tGWkA5eQOQNCNPDgphtxIoNLO+/gD8Lcb705KQoRzeY=')
})

describe('企业微信', () => {
  it('takes a text of 2,048 bytes and no more, from its robot alone', async () => {
    const robot = gateway.robots.wecom
    expect(await tell(robot, '米'.repeat(682))).toEqual(sent)
    expect(await tell(robot, '米'.repeat(683))).toEqual(failed(40058))
    expect(await tell({ ...robot, key: 'x' })).toEqual(failed(93000))
    expect(await tell(robot, '')).toEqual(failed(44004))
    expect((await post('wecom', `/cgi-bin/webhook/send?key=${robot.key}`, { msgtype: 'card' })).errcode).toBe(40008)
  })
  it('twenty in a minute', async () => {
    const robot = gateway.robots.wecom
    for (let count = 0; count < 20; count++) expect(await tell(robot)).toEqual(sent)
    expect(await tell(robot)).toEqual(failed(45009))
    clock.at += minuteMs
    expect(await tell(robot)).toEqual(sent)
  })
})

describe('飞书', () => {
  it('wants its secret, and a time of within an hour, in seconds', async () => {
    const robot = gateway.robots.feishu
    expect(await tell(robot, '你好', clock.now() - hourMs)).toEqual(sent)
    expect(await tell(robot, '你好', clock.now() - hourMs - 1_000)).toEqual(failed(19021))
    expect(await tell(robot, '你好', clock.now() + hourMs + 1_000)).toEqual(failed(19021))
    expect(await tell({ ...robot, secret: 'another' })).toEqual(failed(19021))
    expect(await tell({ ...robot, secret: '' })).toEqual(failed(19021))
    expect(await tell({ ...robot, key: 'x' })).toEqual(failed(19001))
    expect(await tell(robot, '')).toEqual(failed(9499))
    expect(await tell(robot, '米'.repeat(7_000))).toEqual(failed(9499))
    const milliseconds = { timestamp: String(clock.now()), sign: feishuSign(clock.now(), robot.secret) }
    const body = { ...milliseconds, msg_type: 'text', content: { text: '你好' } }
    expect((await post('feishu', `/open-apis/bot/v2/hook/${robot.key}`, body)).code).toBe(19021)
  })
  it('five in a second', async () => {
    const robot = gateway.robots.feishu
    for (let count = 0; count < 5; count++) expect(await tell(robot)).toEqual(sent)
    expect(await tell(robot)).toEqual(failed(11232))
    clock.at += 1_000
    expect(await tell(robot)).toEqual(sent)
  })
})

describe('钉钉', () => {
  it('wants its secret, and a time of within an hour, in milliseconds', async () => {
    const robot = gateway.robots.dingtalk
    expect(await tell(robot, '你好', clock.now() - hourMs)).toEqual(sent)
    expect(await tell(robot, '你好', clock.now() - hourMs - 1)).toEqual(failed(310000))
    expect(await tell({ ...robot, secret: 'SEC0' })).toEqual(failed(310000))
    expect(await tell({ ...robot, secret: '' })).toEqual(failed(310000))
    expect(await tell({ ...robot, key: 'x' })).toEqual(failed(300005))
    expect(await tell(robot, '')).toMatchObject({ isSent: false })
    expect(await tell(robot, '米'.repeat(6_667))).toEqual(failed(460101))
  })
  it('twenty in a minute', async () => {
    const robot = gateway.robots.dingtalk
    for (let count = 0; count < 20; count++) expect(await tell(robot)).toEqual(sent)
    expect(await tell(robot)).toEqual(failed(130101))
  })
})

it('what does not answer is said so, and nothing of the address', async () => {
  const robot = gateway.robots.wecom
  expect(await tellRobot('http://127.0.0.1:1', robot, '你好', 0)).toEqual({ isSent: false, said: '无应答' })
})

describe('mail', () => {
  const account = () => ({ ...sandboxMailAccount(testConfig), port: mail.port, isSandbox: true })
  const letter = {
    to: ['duty@city.example'],
    subject: '【门牌】告警：磁盘快满',
    text: '第一行\n.第二行\n' + '很长'.repeat(600),
  }

  it('arrives as it was written', async () => {
    expect(await sendMail(account(), letter)).toEqual(sent)
    expect(mail.letters[0]).toEqual({ ...letter, from: account().from })
  })
  it('is refused for a wrong password, another sender, and receivers that are not there', async () => {
    expect(await sendMail({ ...account(), password: 'wrong' }, letter)).toEqual({
      isSent: false,
      said: '发信账号或授权码有误（535）',
    })
    expect(await sendMail({ ...account(), from: 'other@menpai.example' }, letter)).toEqual({
      isSent: false,
      said: '发件或收件地址被拒（501）',
    })
    expect(await sendMail(account(), { ...letter, to: ['nobody@city.example'] })).toEqual({
      isSent: false,
      said: '发件或收件地址被拒（550）',
    })
    expect(await sendMail(account(), { ...letter, to: ['nobody@city.example', 'duty@city.example'] })).toEqual({
      isSent: true,
      said: '收件地址被拒：nobody@city.example',
    })
    expect(await sendMail({ ...account(), port: 1 }, letter)).toEqual({ isSent: false, said: '连不上发信服务器' })
  })
  it('a real account is spoken to encrypted or not at all', async () => {
    expect(await sendMail({ ...account(), isSandbox: false }, letter)).toMatchObject({ isSent: false })
  })
  it.each([
    ['MAIL FROM:<alarm@menpai.example>', '530'],
    ['RCPT TO:<a@b.cn>', '503'],
    ['DATA', '503'],
    ['AUTH PLAIN', '503'],
    ['VRFY somebody', '502'],
  ])('out of order: %s', async (line, code) => {
    const socket = connect(mail.port, '127.0.0.1').setEncoding('utf8')
    const said = await new Promise<string>((resolve) => {
      let all = ''
      socket.on('data', (chunk: string) => {
        all += chunk
        if (all.split('\r\n').length > 2) resolve(all.split('\r\n')[1] ?? '')
      })
      socket.write(`${line}\r\n`)
    })
    socket.destroy()
    expect(said).toMatch(new RegExp(`^${code}`))
  })
  it.each([
    ['bare LF', 'From: a <alarm@menpai.example>\nTo: x'],
    ['no subject', 'From: a <alarm@menpai.example>\r\nTo: x'],
    ['From is not the sender', 'From: a <other@b.cn>\r\nTo: x\r\nSubject: x\r\nDate: x\r\nMessage-ID: x'],
    ['header is not ASCII', 'From: 门牌 <alarm@menpai.example>'],
  ])('of a wrong form: %s', async (because, head) => {
    const { readLetter } = await import('../../../server/sandboxes/mail/letter')
    expect(readLetter(`${head}\r\n\r\nbody`, 'alarm@menpai.example', [])).toBe(because)
  })
})
