import * as v from 'valibot'
import { envelopeCode } from '@contract/envelope'
import type { Endpoint } from '@contract/endpoint'

const before = Buffer.from(`${JSON.stringify({ code: envelopeCode.success, msg: '' }).slice(0, -1)},"data":`)

/** An answer that many get: checked and written once, and only told the time for each of them. */
export class Written<E extends Endpoint> {
  readonly #data: Buffer

  constructor(endpoint: E, value: v.InferInput<E['output']>) {
    this.#data = Buffer.from(JSON.stringify(v.parse(endpoint.output, value)))
  }

  /** The envelope of success at an instant, byte for byte as `successAnswer` is sent. */
  at(now: number): Buffer {
    return Buffer.concat([before, this.#data, Buffer.from(`,"time":${now}}`)])
  }
}
