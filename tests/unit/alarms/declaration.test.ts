import fc from 'fast-check'
import { alarmKinds, alarmOf, alarmRoles, kindsFor } from '@contract/console/alarms'
import { alarmWays, hasSecret, isRobotSecret, mailPattern, robotKeyOf } from '@contract/console/alarm-ways'
import { staffRoles } from '@contract/console/roles'

it('each kind concerns somebody who may get it, and says when it begins and ends', () => {
  for (const kind of alarmKinds) {
    const { roles, name, when, over } = alarmOf(kind)
    expect(roles.length).toBeGreaterThan(0)
    expect(roles.filter((role) => !alarmRoles.some((one) => one === role))).toEqual([])
    expect([name, when, over].filter((text) => text === '' || text.endsWith('。'))).toEqual([])
  }
  expect(kindsFor(['finance'])).toEqual(['lateCase', 'books', 'gateway', 'dispatch', 'lapse'])
  expect(kindsFor(['operator', 'finance', 'administrator'])).toEqual(alarmKinds)
  expect(kindsFor(['support'])).toEqual([])
})

const uuid = '693a91f6-7abc-4bc4-97a0-0ec2c1fa5aaa'
const token = '0123456789abcdef'.repeat(4)
it.each([
  ['wecom', `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${uuid}`, uuid],
  ['wecom', uuid, uuid],
  ['wecom', `https://qyapi.weixin.qq.com.evil.cn/cgi-bin/webhook/send?key=${uuid}`, undefined],
  ['wecom', `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${uuid}&debug=1`, undefined],
  ['wecom', token, undefined],
  ['feishu', `https://open.feishu.cn/open-apis/bot/v2/hook/${uuid}`, uuid],
  ['feishu', `https://open.feishu.cn/open-apis/bot/v2/hook/../${uuid}`, undefined],
  ['dingtalk', `https://oapi.dingtalk.com/robot/send?access_token=${token}`, token],
  ['dingtalk', `http://oapi.dingtalk.com/robot/send?access_token=${token}`, undefined],
  ['dingtalk', uuid, undefined],
  ['dingtalk', '', undefined],
] as const)('the key of %s in %s', (way, typed, key) => expect(robotKeyOf(way, typed)).toBe(key))

it('a secret has the form that its vendor gives it', () => {
  expect(alarmWays.filter((way) => way !== 'mail' && hasSecret(way))).toEqual(['feishu', 'dingtalk'])
  expect(isRobotSecret('dingtalk', `SEC${token}`)).toBe(true)
  expect(isRobotSecret('dingtalk', token)).toBe(false)
  expect(isRobotSecret('feishu', 'mRq9sRk2Wc3LhVq0aTn1Zg')).toBe(true)
  expect(isRobotSecret('feishu', '密钥')).toBe(false)
  expect(isRobotSecret('wecom', 'anything')).toBe(false)
})

it('a mail address is a name at a domain', () => {
  for (const right of ['duty@a.cn', 'a.b+c@mail.city.example']) expect(right).toMatch(mailPattern)
  for (const wrong of ['', 'a', 'a@b', 'a b@c.cn', 'a@b.cn,c@d.cn', '<a@b.cn>', 'a@b..cn', '值班@城.cn'])
    expect(wrong).not.toMatch(mailPattern)
})

it('whatever is typed, a key is one of its vendor and a part of what was typed', () => {
  const robots = fc.constantFrom('wecom' as const, 'feishu' as const, 'dingtalk' as const)
  const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(uuid, token, `https://evil.cn/${uuid}`))
  fc.assert(
    fc.property(robots, typed, (way, text) => {
      const key = robotKeyOf(way, text)
      expect(key === undefined || (text.endsWith(key) && /^[0-9a-f-]{36,64}$/i.test(key))).toBe(true)
      expect(isRobotSecret(way, text) && !hasSecret(way)).toBe(false)
    }),
  )
})

it('more roles get no fewer kinds, each once and in the order of the table', () => {
  const some = fc.subarray([...staffRoles])
  fc.assert(
    fc.property(some, some, (one, other) => {
      const all = kindsFor([...one, ...other])
      expect(all).toEqual(alarmKinds.filter((kind) => all.includes(kind)))
      expect(all).toEqual(expect.arrayContaining(kindsFor(one)))
      expect(all.every((kind) => alarmOf(kind).roles.some((role) => [...one, ...other].includes(role)))).toBe(true)
    }),
  )
})
