import * as v from 'valibot'
import { envelopeCode } from '@contract/envelope'
import type { Endpoint } from '@contract/endpoint'

const before = Buffer.from(`${JSON.stringify({ code: envelopeCode.success, msg: '' }).slice(0, -1)},"data":`)

/** An answer that many callers get: checked and serialised once; only the time is filled in for each. */
export class Written<E extends Endpoint> {
  readonly #data: Buffer

  constructor(endpoint: E, value: v.InferInput<E['output']>) {
    this.#data = Buffer.from(JSON.stringify(v.parse(endpoint.output, value)))
  }

  /** The envelope of success at a moment, byte for byte as `successAnswer` would be sent. */
  at(now: number): Buffer {
    return Buffer.concat([before, this.#data, Buffer.from(`,"time":${now}}`)])
  }
}
