import { mkdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import path from 'node:path'

/** The state of a payment at the gateway. Source: WeChat Pay v2 (trade_state). */
export type TradeState = 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'REFUND' | 'CLOSED' | 'PAYERROR'

/** One order at the gateway. Money in fen. */
export interface GatewayOrder {
  readonly kind: 'order'
  readonly outTradeNo: string
  readonly appId: string
  readonly tradeType: 'JSAPI' | 'MWEB'
  readonly openId: string
  readonly body: string
  readonly attach: string
  readonly totalFee: number
  readonly notifyUrl: string
  readonly prepayId: string
  readonly createdAt: number
  readonly expireAt: number
  readonly state: TradeState
  readonly transactionId: string
  readonly paidAt: number
  /** Whether the merchant has answered SUCCESS to a message about it. */
  readonly isHeard: boolean
}

/** One refund at the gateway. */
export interface GatewayRefund {
  readonly kind: 'refund'
  readonly outRefundNo: string
  readonly outTradeNo: string
  readonly refundId: string
  readonly fee: number
  readonly at: number
}

/** A user of one application at WeChat. */
export interface GatewayCode {
  readonly kind: 'code'
  readonly code: string
  readonly appId: string
  readonly openId: string
  readonly isUsed: boolean
}

/** A mobile number that a user agreed to show, under the code for it. */
export interface GatewayPhone {
  readonly kind: 'phone'
  readonly code: string
  readonly mobile: string
  /** The code of its country, 86 at home. */
  readonly country: string
  readonly isUsed: boolean
}

/** What a merchant told of a payment's dispatch. */
export interface GatewayShipping {
  readonly kind: 'shipping'
  readonly transactionId: string
  readonly type: number
  /** What was told, as a text: the same again is no change. */
  readonly text: string
  readonly at: number
  /** How often something was told. */
  readonly times: number
  readonly signedAt: number
  readonly confirmedAt: number
}

type Line = GatewayShipping | GatewayOrder | GatewayRefund | GatewayCode | GatewayPhone

/**
 * The sandbox's memory: every change is one line at the end of a file, on the disk before the call is answered, so that a restart or a kill
 * loses nothing. The last line of an object counts. Without a folder it remembers only while it runs.
 */
export class Journal {
  readonly orders = new Map<string, GatewayOrder>()
  readonly refunds = new Map<string, GatewayRefund>()
  readonly codes = new Map<string, GatewayCode>()
  readonly phones = new Map<string, GatewayPhone>()
  readonly shippings = new Map<string, GatewayShipping>()
  private file: Promise<FileHandle> | undefined
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly folder?: string) {
    if (folder === undefined) return
    for (const line of linesOf(path.join(folder, 'gateway.jsonl'))) this.remember(line)
  }

  /** Stores a new or changed object. */
  async keep<L extends Line>(line: L): Promise<L> {
    this.remember(line)
    if (this.folder !== undefined) {
      this.file ??= this.openFile(this.folder)
      const file = this.file
      this.last = this.last.then(async () => {
        const handle = await file
        await handle.appendFile(`${JSON.stringify(line)}\n`)
        await handle.datasync()
      })
      await this.last
    }
    return line
  }

  async close(): Promise<void> {
    await this.last
    await (await this.file)?.close()
  }

  private async openFile(folder: string): Promise<FileHandle> {
    mkdirSync(folder, { recursive: true })
    return open(path.join(folder, 'gateway.jsonl'), 'a')
  }

  private remember(line: Line): void {
    if (line.kind === 'order') this.orders.set(line.outTradeNo, line)
    else if (line.kind === 'refund') this.refunds.set(line.outRefundNo, line)
    else if (line.kind === 'shipping') this.shippings.set(line.transactionId, line)
    else if (line.kind === 'code') this.codes.set(line.code, line)
    else this.phones.set(line.code, line)
  }
}

/** The complete lines of the file; one that a kill cut off is left out. */
function linesOf(file: string): Line[] {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text
    .split('\n')
    .slice(0, -1)
    .flatMap((line): Line[] => {
      try {
        return [JSON.parse(line) as Line]
      } catch {
        return []
      }
    })
}
