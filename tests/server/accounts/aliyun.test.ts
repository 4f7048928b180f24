import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { aliyunSignature, aliyunSms } from '../../../server/sms/aliyun'

/** The example of the provider's documentation of its signature. */
const documented = {
  AccessKeyId: 'testId',
  Action: 'SendSms',
  Format: 'XML',
  OutId: '123',
  PhoneNumbers: '15300000001',
  RegionId: 'cn-hangzhou',
  SignName: '阿里云短信测试专用',
  SignatureMethod: 'HMAC-SHA1',
  SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
  SignatureVersion: '1.0',
  TemplateCode: 'SMS_71390007',
  TemplateParam: '{"customer":"test"}',
  Timestamp: '2017-07-12T02:42:19Z',
  Version: '2017-05-25',
}

it("signs as the provider's documentation does", () => {
  expect(aliyunSignature('GET', documented, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=')
})

/** A provider that checks the signature of what it gets and answers this. */
async function provider(answer: object, check: (fields: Record<string, string>) => void) {
  const listener = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      check(Object.fromEntries(new URLSearchParams(body)))
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}/`, close: () => listener.close() }
}

const account = { accessKeyId: 'id', accessKeySecret: 'secret', signName: '门牌', templateCode: 'SMS_1' }
const sources = {
  random: { bytes: (count: number) => Buffer.alloc(count, 7) },
  clock: { now: () => 1_800_000_000_000 },
}
const message = { mobile: '13912345678', code: '012345', validMinutes: 5 }

it('sends number, code and minutes, rightly signed', async () => {
  let got: Record<string, string> = {}
  const { endpoint, close } = await provider({ Code: 'OK' }, (fields) => (got = fields))
  await aliyunSms({ ...account, endpoint }, sources).send(message)
  close()
  const { Signature, ...fields } = got
  expect(Signature).toBe(aliyunSignature('POST', fields, 'secret'))
  expect(fields).toMatchObject({ PhoneNumbers: '13912345678', SignName: '门牌', TemplateCode: 'SMS_1' })
  expect(JSON.parse(fields.TemplateParam ?? '')).toEqual({ code: '012345', minutes: '5' })
})

it("throws with the provider's code when it refuses, and never with its secret", async () => {
  const { endpoint, close } = await provider({ Code: 'isv.BUSINESS_LIMIT_CONTROL' }, () => undefined)
  await expect(aliyunSms({ ...account, endpoint }, sources).send(message)).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL')
  close()
})
