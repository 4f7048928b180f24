import type { Endpoint } from '@contract/endpoint'
import type { Chance } from './chance'
import { hostileBodies, hostileJson, hostileTexts, strangeFields } from './hostile'
import type { Pool } from './pool'
import { kindOf } from './pool'

/** What a fuzzer must know about a schema, read from its description. */
interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly wrapped?: Shape
  readonly options?: readonly (Shape | string)[]
}

/** A body as it travels, with its content type. */
export interface Body {
  readonly contentType: string
  readonly text: string
}

export const contentTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const

/** Well-formed texts, by the name of their field. */
const rightTexts: Readonly<Record<string, readonly string[]>> = {
  from: ['2026-11-01', '2026-10-01'],
  to: ['2026-11-21', '2026-12-01'],
  mobile: ['13800000128', '19900000128'],
  code: ['000000', '123456'],
  payPassword: ['192837', '000000'],
  password: ['192837', 'AAAA@BBBB'],
  thumbs: ['', 'demo/rice.svg', 'file/u1/a.jpg'],
  avatar: ['', 'demo/rice.svg', 'file/u1/a.jpg'],
  attachment: ['', 'demo/rice.svg', 'file/u1/a.jpg'],
  images: ['', 'file/u1/a.jpg,file/u1/b.jpg'],
  tokens: ['', 'a,b,c'],
  receipt: ['AAAABBBBCCCCDDDD', 'Z2Z3Z4Z5Z6Z7Z8Z9'],
  prefix: ['0', 'f'],
  statement: ['再修两座便民柜，公开每月账。'],
  contact: ['13800000128', 'menpai_128'],
  text: ['昨晚手机被人拿走过，这块不是我转让的。'],
  reason: ['约好的时间没有来，也没回消息'],
}

/** Of these fields a right body has one. */
const eitherOf: Readonly<Record<string, readonly string[]>> = { '/bctSale/add': ['itemId', 'own'] }

/** Makes bodies for a call: valid ones by its schema with the ids of other people's things, and broken ones. */
export class Inputs {
  #count = 0

  constructor(
    private readonly chance: Chance,
    private readonly pool: Pool,
  ) {}

  /** A body whose fields have the right types, some of them wild values of those types. */
  plausible(endpoint: Endpoint): Body {
    return this.#write(endpoint, this.#fields(endpoint))
  }

  /** A body with one or more things wrong. */
  spoilt(endpoint: Endpoint): Body {
    if (this.chance.is(0.12)) {
      const contentType = this.chance.is(0.8) ? contentTypes[endpoint.body] : this.chance.of(otherTypes)
      return { contentType, text: this.chance.of(hostileBodies) }
    }
    const fields = this.#fields(endpoint)
    const names = [...fields.keys()]
    for (let i = 0, n = 1 + this.chance.below(2); i < n && names.length > 0; i++) {
      const name = this.chance.of(names)
      if (this.chance.is(0.15)) fields.delete(name)
      else fields.set(name, this.#hostile())
    }
    return this.#write(endpoint, fields, this.chance.is(0.3) ? this.chance.of(strangeFields) : '')
  }

  /** Fields by name, each as JSON text. */
  #fields({ path, input }: Endpoint): Map<string, string> {
    const entries = Object.entries(shapeOf(input).entries ?? {})
    const either = eitherOf[path] ?? []
    const wanted = either.length > 0 && this.chance.of(either)
    const kept = entries.filter(([name, shape]) =>
      either.includes(name) ? name === wanted : shape.type !== 'optional' || this.chance.is(0.6),
    )
    return new Map(kept.map(([name, shape]) => [name, this.#value(path, name, shape)]))
  }

  #value(path: string, name: string, shape: Shape): string {
    const ids = this.pool.get(kindOf(path, name) ?? '')
    if (name === 'clientNo') return JSON.stringify(`fuzz-${String(++this.#count).padStart(16, '0')}`)
    if (ids && ids.length > 0 && shape.type !== 'array') return JSON.stringify(this.chance.of(ids))
    switch (shape.type) {
      case 'optional':
      case 'nullable':
      case 'nullish':
        return shape.wrapped ? this.#value(path, name, shape.wrapped) : 'null'
      case 'object': {
        const fields = Object.entries(shape.entries ?? {})
        return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${this.#value(path, key, inner)}`).join(',')}}`
      }
      case 'array': {
        const items = Array.from({ length: this.chance.below(4) }, () =>
          this.#value(path, name.replace(/s$/, ''), shape.item ?? shape),
        )
        return `[${items.join(',')}]`
      }
      case 'picklist':
        return JSON.stringify(this.chance.of(shape.options ?? ['']))
      case 'boolean':
        return String(this.chance.is(0.5))
      case 'union':
      case 'number':
        return this.#number(name)
      default:
        return JSON.stringify(this.#text(name))
    }
  }

  #number(name: string): string {
    if (name === 'regionCode' || name === 'code') return this.chance.of(['440305', '440300', '110101', '999998'])
    if (name === 'ver') return String(1 + this.chance.below(4))
    return this.chance.of(['1', '2', '15', '680', '5000', '100000', '1000000', '2147483647', '9007199254740991'])
  }

  #text(name: string): string {
    const right = rightTexts[name]
    if (right && this.chance.is(0.6)) return this.chance.of(right)
    return this.chance.is(0.5) ? '普通的几个字' : this.chance.of(hostileTexts).slice(0, 300)
  }

  #hostile(): string {
    return this.chance.is(0.5) ? this.chance.of(hostileJson) : JSON.stringify(this.chance.of(hostileTexts))
  }

  #write({ body }: Endpoint, fields: ReadonlyMap<string, string>, strange = ''): Body {
    const pairs = [...fields].map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    const json = `{${[...pairs, ...(strange === '' ? [] : [strange])].join(',')}}`
    if (body === 'json') return { contentType: contentTypes.json, text: json }
    const form = [...fields].map(([name, value]) => `${name}=${encodeURIComponent(plain(value))}`)
    if (strange !== '') form.push('__proto__[a]=1', ...form.slice(0, 1))
    return { contentType: contentTypes.form, text: form.join('&') }
  }
}

const otherTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json;charset=utf-16',
  '',
]

const shapeOf = (schema: object): Shape => schema as Shape

/** A JSON text as a form carries it: a text without its quotes (half signs cannot travel), anything else as it is written. */
const plain = (value: string): string =>
  value.startsWith('"') ? Buffer.from(String(JSON.parse(value))).toString() : value
