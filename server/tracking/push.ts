import * as v from 'valibot'
import type { Carrier } from '@contract/orders/carriers'
import { carrierOf } from './companies'
import type { ParcelTold } from './course'
import { Course, toldOf } from './course'
import { isSameSecret } from '../format/same-secret'
import { signatureOf } from './sign'

/** What the provider tells by itself of a parcel; `carrier` is undefined for one that we do not name. */
export interface Push extends ParcelTold {
  readonly carrier: Carrier | undefined
  readonly trackingNo: string
}

/** What the provider wants to hear. It repeats a message that was refused. Source: Kuaidi100, pushes. */
export const pushAnswers = {
  heard: { result: true, returnCode: '200', message: '成功' },
  refused: { result: false, returnCode: '500', message: '验证失败' },
} as const

const Body = v.object({ sign: v.string(), param: v.string() })
const Param = v.object({ lastResult: Course })

/** Reads a message; undefined when its signature or its form is wrong. Nothing of it is looked at before the signature. */
export function readPush(body: unknown, salt: string): Push | undefined {
  const read = v.safeParse(Body, body)
  if (!read.success || !isSameSecret(read.output.sign, signatureOf(read.output.param, salt))) return undefined
  const param = v.safeParse(Param, parsed(read.output.param))
  if (!param.success) return undefined
  const { lastResult } = param.output
  return { carrier: carrierOf(lastResult.com), trackingNo: lastResult.nu, ...toldOf(lastResult) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
